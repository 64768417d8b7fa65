import { englishPath } from "#domain/addresses/english-path.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Services } from "#server/services/page-services.ts";
import type { LeadOutcome, SubmitAsLead } from "#server/services/posted-form.ts";
import { canonicalPath } from "./canonical-path.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import type { PostRefusals } from "./post-refusals.ts";
import { jsonResponse, refusalCopy, refuse } from "./refusal.ts";

export interface PostedLeadOptions {
  services: { leads: Pick<Services["leads"], "kindAt" | "submit"> };
  logger: Pick<Logger, "error">;
  refusals: Pick<PostRefusals, "logPersonLimit">;
}

/** The one way to submit a form that was read as a lead, for scripts and pages alike. */
export function postedLead(
  { services: { leads }, logger, refusals }: PostedLeadOptions,
  exchange: Exchange,
): SubmitAsLead {
  return async (path, { fields, files }) => {
    const kind = leads.kindAt(englishPath(canonicalPath(path)));
    if (!kind) throw new Error(`There is no lead form at ${path}.`);
    try {
      const result = await leads.submit(kind, fields, {
        sourcePage: path,
        ...(files.size > 0 ? { files } : {}),
      });
      if (result.ok) return { ...result, status: 201 };
      const { conflict, retryAfter, ...refused } = result;
      if (retryAfter === undefined) return { ...refused, status: conflict ? 409 : 422 };
      refusals.logPersonLimit(exchange);
      return { ...refused, status: 429, retryAfter };
    } catch (err) {
      logger.error({ id: exchange.id, kind, err }, "lead not stored");
      return { ok: false, status: 503 };
    }
  };
}

/** The outcome as the JSON response a script gets. */
export function jsonOutcome(exchange: Exchange, outcome: LeadOutcome): HandlerResponse {
  switch (outcome.status) {
    case 503:
      return refuse(exchange, 503, refusalCopy(exchange).notStored, { "retry-after": 10 });
    case 429: {
      const { ok, errors, retryAfter } = outcome;
      return jsonResponse(429, { ok, errors }, { "retry-after": retryAfter });
    }
    default: {
      const { status, ...body } = outcome;
      return jsonResponse(status, body);
    }
  }
}
