import { type Limits, tooManyRequests } from "#server/limits/limits.ts";
import type { Logger } from "#server/log.ts";
import type { LeadKindName, Services } from "#server/services.ts";
import { BodyRoom } from "./body-room.ts";
import { canonicalPath } from "./canonical-path.ts";
import { clientGroup } from "./client-address.ts";
import type { Answer, Exchange } from "./exchange.ts";
import { faultOf, isForm, isMultipart, type PostedForm, parseForm } from "./form-fields.ts";
import { leadKindAt } from "./lead-paths.ts";
import { ServerBusy } from "./overload.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { readBody } from "./read-body.ts";
import { json, refuse, wantsJson } from "./refusal.ts";
import { isSameOrigin } from "./same-origin.ts";

const largestForm = 256 * 1024;
/** A form with one photo or PDF. */
const largestFormWithFile = 12 * 1024 * 1024;

export interface PostsOptions {
  services: Services;
  render: PageRenderer;
  limits: Pick<Limits, "leadPosts" | "bookingChanges">;
  logger: Logger;
  siteUrl: string;
  trustProxy: number;
  /** Does work that takes time, or throws when there is too much of it. */
  admit: <T>(work: () => Promise<T>) => Promise<T>;
  /** Memory for bodies that are being posted. */
  room?: BodyRoom | undefined;
}

/**
 * Answers every POST: refuses what comes from elsewhere, too often or too large, then gives a
 * script's lead straight to the desk and a browser's form to the page's action.
 */
export function posts(options: PostsOptions): (exchange: Exchange) => Promise<Answer> {
  const { limits, siteUrl, trustProxy, admit, room = new BodyRoom() } = options;
  return async (exchange) => {
    const { request, path } = exchange;
    if (!isSameOrigin(request, siteUrl)) {
      return refuse(exchange, 403, "Please send this form from its own page on our site.");
    }
    // Pages find their form under other spellings of its address too: every post counts.
    const limit = isBooking(path) ? limits.bookingChanges : limits.leadPosts;
    const taken = await admit(async () => limit.take(clientGroup(request, trustProxy)));
    if (!taken.ok) return tooMany(exchange, taken.retryAfter);
    const contentType = request.headers["content-type"] ?? "";
    if (!isForm(contentType)) {
      return refuse(exchange, 415, "Please send this as a form from its page on our site.");
    }
    const kind = leadKindAt(canonicalPath(path));
    const withFile = takesFile(kind) && isMultipart(contentType);
    const { take, leave } = room.enter();
    try {
      // Who is slow to send keeps nobody else from being admitted.
      const read = await readBody(request, withFile ? largestFormWithFile : largestForm, take);
      if (!read.ok) return unreadable(exchange, read.status, kind);
      return await admit(() => answerForm(options, exchange, kind, read.body));
    } finally {
      leave();
    }
  };
}

async function answerForm(
  options: PostsOptions,
  exchange: Exchange,
  kind: LeadKindName | undefined,
  body: Buffer,
): Promise<Answer> {
  const contentType = exchange.request.headers["content-type"] ?? "";
  if (!kind || !wantsJson(exchange)) {
    const fault = await faultOf(body, contentType);
    if (fault) return unreadable(exchange, fault, kind);
    const { entity } = await options.render(exchange, body);
    return entity.answer(exchange);
  }
  const form = await parseForm(body, contentType);
  if (typeof form === "number") return unreadable(exchange, form, kind);
  return submit(options, exchange, kind, form);
}

async function submit(
  { services, logger }: PostsOptions,
  exchange: Exchange,
  kind: LeadKindName,
  { fields, files }: PostedForm,
): Promise<Answer> {
  try {
    const result = await services.leads.submit(kind, fields, {
      sourcePage: exchange.path,
      ...(files.size > 0 ? { files } : {}),
    });
    if (result.ok) return json(201, result);
    const { conflict, retryAfter, ...refused } = result;
    if (retryAfter !== undefined) return json(429, refused, { "retry-after": retryAfter });
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

function tooMany(exchange: Exchange, retryAfter: number): Answer {
  return refuse(exchange, 429, tooManyRequests(retryAfter), { "retry-after": retryAfter });
}

/** A shopper's own page, where a delivery is moved or cancelled. */
function isBooking(path: string): boolean {
  return path.startsWith("/bookings/");
}

function takesFile(kind: LeadKindName | undefined): boolean {
  return kind === "price_match";
}

function unreadable(
  exchange: Exchange,
  status: 400 | 408 | 413 | 503,
  kind: LeadKindName | undefined,
): Answer {
  if (status === 503) throw new ServerBusy(10);
  if (status === 408) {
    return refuse(
      exchange,
      408,
      takesFile(kind)
        ? "Your connection is too slow just now for that much. Please try again with a smaller file, or without one."
        : "Your connection is too slow just now. Please try again in a moment.",
    );
  }
  if (status === 400) {
    return refuse(exchange, 400, "We could not read that form. Please go back and send it again.");
  }
  return refuse(
    exchange,
    413,
    takesFile(kind)
      ? "That is more than our form can take: 10 MB for the file. Please send a smaller one, or a screenshot of the offer, and shorten long texts."
      : "That is more than our form can take. Please shorten your text.",
  );
}
