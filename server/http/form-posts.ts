import { privatePageAt } from "#domain/paths.ts";
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
import { jsonOutcome, postedLead } from "./posted-lead.ts";
import { readForm } from "./read-form.ts";
import { wantsJson } from "./refusal.ts";

export interface PostsOptions {
  services: Services;
  render: PageRenderer;
  limits: Pick<Limits, "leadPosts" | "bookingChanges">;
  logger: Logger;
  refusals: PostRefusals;
  config: OriginConfig;
  /** Where uploads are kept while their request is handled. */
  uploadFolder: string;
  /** Runs work that takes time; throws when the server is too busy. */
  admit: <T>(work: () => Promise<T>) => Promise<T>;
  /** The memory that arriving bodies share. */
  bodyBudget?: BodyBudget | undefined;
}

/**
 * Handles every POST: refuses posts from another origin and those that are too frequent or too
 * large, then reads the form once. A script gets a lead's outcome as JSON; for a browser without
 * script, the page's action gets it.
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
    // Posts to other spellings of a form's address reach it too, so every post counts.
    const limitName = privatePageAt(path) === "booking" ? "bookingChanges" : "leadPosts";
    const client = clientGroup(request, config.trustProxy);
    const taken = await admit(async () => limits[limitName].take(client));
    if (!taken.ok) return refusals.tooMany(exchange, limitName, taken.retryAfter);
    const contentType = request.headers["content-type"] ?? "";
    if (!isForm(contentType)) return refusals.notAForm(exchange);
    const leadForm = services.leads.formAt(canonicalPath(path));
    const withFile = leadForm?.takesFile === true && isMultipart(contentType);
    const limit = withFile ? maxFormBytesWithFile : maxFormBytes;
    const spool = withFile ? new UploadBuffer(uploadFolder) : undefined;
    const { reserve, release } = bodyBudget.open();
    try {
      // The form is read outside of `admit`, so that slow senders don't take up its limit.
      const read = await readForm(request, { limit, take: reserve, spool });
      if (read.ok) return await admit(() => respondToForm(options, exchange, leadForm, read.form));
      const { status, size } = read;
      if (status === 503) throw new ServerBusyError(10);
      if (status === 408) return refusals.tooSlow(exchange, leadForm, size);
      if (status === 413) return refusals.tooLarge(exchange, leadForm, { limit: read.limit, size });
      return refusals.broken(exchange);
    } finally {
      release();
      await spool?.close();
    }
  };
}

/** For scripts and browsers alike, a lead is submitted by `posted` only. */
async function respondToForm(
  options: PostsOptions,
  exchange: Exchange,
  leadForm: LeadForm | undefined,
  form: PostedForm,
): Promise<HandlerResponse> {
  const toPage = postedLead(options, exchange, form);
  if (leadForm && wantsJson(exchange)) {
    return jsonOutcome(exchange, await toPage.submit(exchange.path));
  }
  const { entity } = await options.render(exchange, toPage);
  return entity.respond(exchange);
}
