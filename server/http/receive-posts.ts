import type { PostedForm } from "#server/leads/submission.ts";
import type { Limits } from "#server/limits/open-limits.ts";
import { UploadBuffer } from "#server/uploads/upload-buffer.ts";
import { BodyBudget } from "./body-budget.ts";
import { clientGroup } from "./client-address.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { isForm, isMultipart } from "./form-type.ts";
import { ServerBusyError } from "./overload.ts";
import { type OriginConfig, ownOrigin } from "./own-origin.ts";
import type { PostRules } from "./post-addresses.ts";
import type { PostRefusals } from "./post-refusals.ts";
import { foreignPost } from "./post-source.ts";
import { readForm } from "./read-form.ts";

export interface ReceiverOptions {
  limits: Limits;
  refusals: PostRefusals;
  config: OriginConfig;
  /** Where uploads are kept while their request is handled. */
  uploadFolder: string;
  /** Runs work that takes time; throws when the server is too busy. */
  admit: <T>(work: () => Promise<T>) => Promise<T>;
  /** The memory that arriving bodies share. */
  bodyBudget?: BodyBudget | undefined;
}

/** One post, as the rules of its address have it. */
export interface Post {
  exchange: Exchange;
  rules: PostRules;
  /** Whose posts count together; the client's by default. */
  countedFor?: string;
  respond: (form: PostedForm) => Promise<HandlerResponse>;
}

/**
 * Creates what receives posts: it refuses those from another origin, those that are too frequent and
 * those that are too large, reads the form once, and has the address respond to it.
 */
export function postReceiver(options: ReceiverOptions): (post: Post) => Promise<HandlerResponse> {
  const { limits, refusals, config, uploadFolder, admit } = options;
  const { bodyBudget = new BodyBudget() } = options;
  return async ({ exchange, rules, countedFor, respond }) => {
    const { request } = exchange;
    const foreign = foreignPost(request, ownOrigin(request, config), rules.programs === true);
    if (foreign) return refusals.foreign(exchange, foreign);
    const counted = countedFor ?? clientGroup(request, config.trustProxy);
    const taken = await admit(async () => limits[rules.limit].take(counted));
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
      if (read.ok) return await admit(() => respond(read.form));
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
