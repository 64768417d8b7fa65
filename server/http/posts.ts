import type { LeadForm } from "#server/leads/lead-forms.ts";
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
import { ServerBusy } from "./overload.ts";
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
  room?: BodyRoom | undefined;
}

/**
 * Answers every POST: refuses what comes from elsewhere, too often or too large, then reads the
 * form once. A lead's outcome goes to a script as JSON, or to the page's action for a browser.
 */
export function posts(options: PostsOptions): (exchange: Exchange) => Promise<Answer> {
  const {
    services,
    limits,
    refusals,
    config,
    uploadFolder,
    admit,
    room = new BodyRoom(),
  } = options;
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
    const asked = services.leads.formAt(canonicalPath(path));
    const withFile = asked?.takesFile === true && isMultipart(contentType);
    const limit = withFile ? largestFormWithFile : largestForm;
    const spool = withFile ? new UploadSpool(uploadFolder) : undefined;
    const { take, leave } = room.enter();
    try {
      // Who is slow to send keeps nobody else from being admitted.
      const read = await readForm(request, { limit, take, spool });
      if (read.ok) return await admit(() => answerForm(options, exchange, asked, read.form));
      const { status, size } = read;
      if (status === 503) throw new ServerBusy(10);
      if (status === 408) return refusals.tooSlow(exchange, asked, size);
      if (status === 413) return refusals.tooLarge(exchange, asked, { limit: read.limit, size });
      return refusals.broken(exchange);
    } finally {
      leave();
      await spool?.close();
    }
  };
}

/** One door: whoever waits for the answer, a lead is submitted by `posted` alone. */
async function answerForm(
  options: PostsOptions,
  exchange: Exchange,
  asked: LeadForm | undefined,
  form: PostedForm,
): Promise<Answer> {
  const toPage = posted(options, exchange, form);
  if (asked && wantsJson(exchange)) {
    return jsonOutcome(exchange, await toPage.submit(exchange.path));
  }
  const { entity } = await options.render(exchange, toPage);
  return entity.answer(exchange);
}

/** A shopper's own page, where a delivery is moved or cancelled. */
function isBooking(path: string): boolean {
  return path.startsWith("/bookings/");
}
