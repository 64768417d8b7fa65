import type { PostedForm } from "#server/leads/submission.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Services } from "#server/services/page-services.ts";
import { UploadSpool } from "#server/uploads/upload-spool.ts";
import { largestForm, largestFormWithFile } from "./body-limits.ts";
import { BodyRoom } from "./body-room.ts";
import { canonicalPath } from "./canonical-path.ts";
import { clientGroup } from "./client-address.ts";
import type { Answer, Exchange } from "./exchange.ts";
import { isForm, isMultipart } from "./form-type.ts";
import { leadKindAt } from "./lead-paths.ts";
import { ServerBusy } from "./overload.ts";
import { type OriginConfig, ownOrigin } from "./own-origin.ts";
import type { PageRenderer } from "./page-renderer.ts";
import type { PostRefusals } from "./post-refusals.ts";
import { foreignPost } from "./post-source.ts";
import { readForm } from "./read-form.ts";
import { json, refuse, wantsJson } from "./refusal.ts";

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
  room?: BodyRoom | undefined;
}

/**
 * Answers every POST: refuses what comes from elsewhere, too often or too large, then gives a
 * script's lead straight to the desk and a browser's form to the page's action.
 */
export function posts(options: PostsOptions): (exchange: Exchange) => Promise<Answer> {
  const { limits, refusals, config, uploadFolder, admit, room = new BodyRoom() } = options;
  return async (exchange) => {
    const { request, path } = exchange;
    const foreign = foreignPost(request, ownOrigin(request, config));
    if (foreign) return refusals.foreign(exchange, foreign);
    // Pages find their form under other spellings of its address too: every post counts.
    const counted = isBooking(path) ? "bookingChanges" : "leadPosts";
    const client = clientGroup(request, config.trustProxy);
    const taken = await admit(async () => limits[counted].take(client));
    if (!taken.ok) return refusals.tooMany(exchange, counted, taken.retryAfter);
    const contentType = request.headers["content-type"] ?? "";
    if (!isForm(contentType)) return refusals.notAForm(exchange);
    const kind = leadKindAt(canonicalPath(path));
    const withFile = kind === "price_match" && isMultipart(contentType);
    const limit = withFile ? largestFormWithFile : largestForm;
    const spool = withFile ? new UploadSpool(uploadFolder) : undefined;
    const { take, leave } = room.enter();
    try {
      // Who is slow to send keeps nobody else from being admitted.
      const read = await readForm(request, { limit, take, spool });
      if (read.ok) return await admit(() => answerForm(options, exchange, kind, read.form));
      const { status, size } = read;
      if (status === 503) throw new ServerBusy(10);
      if (status === 408) return refusals.tooSlow(exchange, kind, size);
      if (status === 413) return refusals.tooLarge(exchange, kind, { limit: read.limit, size });
      return refusals.broken(exchange);
    } finally {
      leave();
      await spool?.close();
    }
  };
}

async function answerForm(
  options: PostsOptions,
  exchange: Exchange,
  kind: string | undefined,
  form: PostedForm,
): Promise<Answer> {
  if (kind && wantsJson(exchange)) return submit(options, exchange, kind, form);
  const { entity, status } = await options.render(exchange, form);
  if (status === 429) options.refusals.saySenderWaits(exchange);
  return entity.answer(exchange);
}

async function submit(
  { services, logger, refusals }: PostsOptions,
  exchange: Exchange,
  kind: string,
  { fields, files }: PostedForm,
): Promise<Answer> {
  try {
    const result = await services.leads.submit(kind, fields, {
      sourcePage: exchange.path,
      ...(files.size > 0 ? { files } : {}),
    });
    if (result.ok) return json(201, result);
    const { conflict, retryAfter, ...refused } = result;
    if (retryAfter !== undefined) {
      refusals.saySenderWaits(exchange);
      return json(429, refused, { "retry-after": retryAfter });
    }
    return json(conflict ? 409 : 422, refused);
  } catch (err) {
    logger.error({ id: exchange.id, kind, err }, "lead not stored");
    return refuse(
      exchange,
      503,
      "We could not save your request just now. Nothing was sent; please try again in a moment.",
      { "retry-after": 10 },
    );
  }
}

/** A shopper's own page, where a delivery is moved or cancelled. */
function isBooking(path: string): boolean {
  return path.startsWith("/bookings/");
}
