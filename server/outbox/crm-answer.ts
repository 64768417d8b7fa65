import { looksLikeHtml } from "./html-response.ts";
import { redirectAdvice } from "./redirect-advice.ts";
import { retryAfterMs } from "./retry-delay.ts";
import type { SendResult } from "./sink.ts";

const HTML_NOTE =
  "The CRM answered with a web page, not with data: a login or error page of something in between? Please look whether it has the lead.";

/** Statuses that won't pass by themselves, with what the owner should do. */
const OWNER_MUST_FIX: Readonly<Record<number, string>> = {
  401: "It does not accept us: check CRM_WEBHOOK_SECRET, and the key in CRM_WEBHOOK_URL if there is one.",
  402: "The account there has to be paid, or its limit raised.",
  403: "It refuses us: check CRM_WEBHOOK_SECRET, the key in CRM_WEBHOOK_URL, and what blocks programs there.",
  404: "Nothing takes leads at this address: check CRM_WEBHOOK_URL, and whether the webhook is switched on.",
  405: "This address takes no posts: write the webhook's own address into CRM_WEBHOOK_URL.",
  407: "A proxy on the way asks for a login.",
  410: "It says this address is gone: switch the scenario or webhook on again, or write the new address into CRM_WEBHOOK_URL.",
};
/** Statuses that can't be caused by a single record. */
const RECEIVER_STATUSES = new Set([401, 402, 404, 407, 410, 429, 503]);
/** Statuses that may be caused by one record or by the receiver, as may the others from 500. */
const MAYBE_RECEIVER_STATUSES = new Set([403, 405, 408]);

/** Statuses by which something before the CRM says that it doesn't answer, maybe to one record. */
const AWAY_STATUSES = new Set([502, 504, 520, 521, 522, 523, 524, 530]);

/** What the CRM answered. */
export interface CrmAnswer {
  status: number;
  headers: Headers;
  /** The first bytes of a 2xx response's body. */
  bodyStart: string;
  /** The address that was posted to. */
  address: string;
}

/** The outcome of a post by the CRM's answer: every status except 2xx is retried (rule 15.6). */
export function resultOfAnswer(answer: CrmAnswer, now: Date): SendResult {
  const { status, headers, bodyStart } = answer;
  if (status >= 200 && status < 300) {
    const isPage = looksLikeHtml(headers.get("content-type"), bodyStart);
    return { kind: "delivered", ...(isPage ? { note: HTML_NOTE } : {}) };
  }
  const error = `The CRM answered with status ${status}.`;
  const notBeforeMs = retryAfterMs(headers.get("retry-after"), now);
  const wait = notBeforeMs === undefined ? {} : { notBeforeMs };
  if (status >= 300 && status < 400) {
    const { advice, mayBeDone } = redirectAdvice(status, headers.get("location"), answer.address);
    return {
      kind: "retry",
      error: `${error} ${advice}`,
      ...wait,
      scope: "receiver",
      surelyReceiver: true,
      ownerMustFix: true,
      mayBeDone,
    };
  }
  const advice = OWNER_MUST_FIX[status];
  const surelyReceiver = RECEIVER_STATUSES.has(status) || notBeforeMs !== undefined;
  const maybeReceiver = surelyReceiver || status >= 500 || MAYBE_RECEIVER_STATUSES.has(status);
  return {
    kind: "retry",
    error: advice ? `${error} ${advice}` : error,
    ...wait,
    scope: maybeReceiver ? "receiver" : "message",
    surelyReceiver,
    isAway: AWAY_STATUSES.has(status),
    ownerMustFix: advice !== undefined,
  };
}
