import type { PostedForm } from "#server/leads/submission.ts";
import type { Limits } from "#server/limits/open-limits.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Services } from "#server/services/page-services.ts";
import { UploadBuffer } from "#server/uploads/upload-buffer.ts";
import { BodyBudget } from "./body-budget.ts";
import { canonicalPath } from "./canonical-path.ts";
import { clientGroup } from "./client-address.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { isForm, isMultipart } from "./form-type.ts";
import { ServerBusyError } from "./overload.ts";
import { type OriginConfig, ownOrigin } from "./own-origin.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { postAddress, unlistedAddress } from "./post-addresses.ts";
import type { PostRefusals } from "./post-refusals.ts";
import { foreignPost } from "./post-source.ts";
import { jsonOutcome, postedLead } from "./posted-lead.ts";
import { readForm } from "./read-form.ts";
import { wantsJson } from "./refusal.ts";

export interface PostsOptions {
  services: Services;
  render: PageRenderer;
  limits: Limits;
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
 * Handles every POST by the rules of its address (`postAddresses`): refuses posts from another origin
 * and those that are too frequent or too large, then reads the form once. A script gets a lead's
 * outcome as JSON; else the page's action gets the form, and the page of an address that isn't listed
 * refuses the post.
 */
export function handlePosts(
  options: PostsOptions,
): (exchange: Exchange) => Promise<HandlerResponse> {
  const {
    services,
    render,
    limits,
    refusals,
    config,
    uploadFolder,
    admit,
    bodyBudget = new BodyBudget(),
  } = options;
  const respond = async (exchange: Exchange, form: PostedForm, isListed: boolean) => {
    const submitAsLead = postedLead(options, exchange);
    if (wantsJson(exchange) && services.leads.kindAt(canonicalPath(exchange.path))) {
      return jsonOutcome(exchange, await submitAsLead(exchange.path, form));
    }
    const { entity } = await render(exchange, isListed ? { form, submitAsLead } : undefined);
    return entity.respond(exchange);
  };
  return async (exchange) => {
    const { request } = exchange;
    const listed = postAddress(exchange.path);
    const rules = listed ?? unlistedAddress;
    const foreign = foreignPost(request, ownOrigin(request, config), rules.programs === true);
    if (foreign) return refusals.foreign(exchange, foreign);
    const client = clientGroup(request, config.trustProxy);
    const taken = await admit(async () => limits[rules.limit].take(client));
    if (!taken.ok) return refusals.tooMany(exchange, rules.limit, taken.retryAfter);
    const contentType = request.headers["content-type"] ?? "";
    if (!isForm(contentType)) return refusals.notAForm(exchange);
    const maxBytesWithFile = isMultipart(contentType) ? rules.maxBytesWithFile : undefined;
    const limit = maxBytesWithFile ?? rules.maxBytes;
    const spool = maxBytesWithFile ? new UploadBuffer(uploadFolder) : undefined;
    const { reserve, release } = bodyBudget.open();
    try {
      // The form is read outside of `admit`, so that slow senders don't take up its limit.
      const read = await readForm(request, { limit, take: reserve, spool });
      if (read.ok) return await admit(() => respond(exchange, read.form, listed !== undefined));
      const { status, size } = read;
      if (status === 503) throw new ServerBusyError(10);
      if (status === 408) return refusals.tooSlow(exchange, rules, size);
      if (status === 413) return refusals.tooLarge(exchange, rules, { limit: read.limit, size });
      return refusals.broken(exchange);
    } finally {
      release();
      await spool?.close();
    }
  };
}
