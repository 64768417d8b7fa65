import type { LeadForm } from "#server/leads/lead-forms.ts";
import type { PostedForm } from "#server/leads/submission.ts";
import type { Limits } from "#server/limits/open-limits.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Services } from "#server/services/page-services.ts";
import { UploadBuffer } from "#server/uploads/upload-buffer.ts";
import { BodyBudget } from "./body-budget.ts";
import { maxFormBytes, maxFormBytesWithFile } from "./body-limits.ts";
import { canonicalPath } from "./canonical-path.ts";
import { clientGroup } from "./client-address.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { isForm, isMultipart } from "./form-type.ts";
import { ServerBusyError } from "./overload.ts";
import { type OriginConfig, ownOrigin } from "./own-origin.ts";
import type { PageRenderer } from "./page-renderer.ts";
import type { PostRefusals } from "./post-refusals.ts";
import { foreignPost } from "./post-source.ts";
import { jsonOutcome, posted } from "./posted-lead.ts";
import { readForm } from "./read-form.ts";
import { wantsJson } from "./refusal.ts";

export interface PostsOptions {
  services: Services;
  render: PageRenderer;
  limits: Pick<Limits, "leadPosts" | "bookingChanges">;
  logger: Logger;
  refusals: PostRefusals;
  config: OriginConfig;
  /** Where uploads are kept until they are answered. */
  uploadFolder: string;
  /** Does work that takes time, or throws when there is too much of it. */
  admit: <T>(work: () => Promise<T>) => Promise<T>;
  /** Room for bodies that are being posted. */
  bodyBudget?: BodyBudget | undefined;
}

/**
 * Answers every POST: refuses what comes from elsewhere, too often or too large, then reads the
 * form once. A lead's outcome goes to a script as JSON, or to the page's action for a browser.
 */
export function handlePosts(
  options: PostsOptions,
): (exchange: Exchange) => Promise<HandlerResponse> {
  const {
    services,
    limits,
    refusals,
    config,
    uploadFolder,
    admit,
    bodyBudget = new BodyBudget(),
  } = options;
  return async (exchange) => {
    const { request, path } = exchange;
    const foreign = foreignPost(request, ownOrigin(request, config));
    if (foreign) return refusals.foreign(exchange, foreign);
    // Pages find their form under other spellings of its address too: every post counts.
    const limitName = isBooking(path) ? "bookingChanges" : "leadPosts";
    const client = clientGroup(request, config.trustProxy);
    const taken = await admit(async () => limits[limitName].take(client));
    if (!taken.ok) return refusals.tooMany(exchange, limitName, taken.retryAfter);
    const contentType = request.headers["content-type"] ?? "";
    if (!isForm(contentType)) return refusals.notAForm(exchange);
    const asked = services.leads.formAt(canonicalPath(path));
    const withFile = asked?.takesFile === true && isMultipart(contentType);
    const limit = withFile ? maxFormBytesWithFile : maxFormBytes;
    const spool = withFile ? new UploadBuffer(uploadFolder) : undefined;
    const { reserve, release } = bodyBudget.open();
    try {
      // Who is slow to send keeps nobody else from being admitted.
      const read = await readForm(request, { limit, take: reserve, spool });
      if (read.ok) return await admit(() => respondToForm(options, exchange, asked, read.form));
      const { status, size } = read;
      if (status === 503) throw new ServerBusyError(10);
      if (status === 408) return refusals.tooSlow(exchange, asked, size);
      if (status === 413) return refusals.tooLarge(exchange, asked, { limit: read.limit, size });
      return refusals.broken(exchange);
    } finally {
      release();
      await spool?.close();
    }
  };
}

/** One door: whoever waits for the answer, a lead is submitted by `posted` alone. */
async function respondToForm(
  options: PostsOptions,
  exchange: Exchange,
  asked: LeadForm | undefined,
  form: PostedForm,
): Promise<HandlerResponse> {
  const toPage = posted(options, exchange, form);
  if (asked && wantsJson(exchange)) {
    return jsonOutcome(exchange, await toPage.submit(exchange.path));
  }
  const { entity } = await options.render(exchange, toPage);
  return entity.respond(exchange);
}

/** A shopper's own page, where a delivery is moved or cancelled. */
function isBooking(path: string): boolean {
  return path.startsWith("/bookings/");
}
