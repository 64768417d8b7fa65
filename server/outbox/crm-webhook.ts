import { Webhook } from "standardwebhooks";
import type { Clock } from "#server/platform/clock.ts";
import { describeConnectionError } from "#server/platform/connection-errors.ts";
import { looksLikeHtml, readBodyStart } from "./html-response.ts";
import { retryAfterMs } from "./retry-delay.ts";
import type { DueMessage, SendResult, Sink } from "./sink.ts";

/** How long the CRM may take to respond. */
const TIMEOUT_MS = 10_000;
/** Time for storing the result. */
const LEASE_MARGIN_MS = 5_000;
/** Statuses that can't be caused by a single record: a wrong address or key, or a rate limit. */
const RECEIVER_STATUSES = new Set([401, 404, 407, 429]);
/** Statuses that may be caused by one record or by the receiver. */
const MAYBE_RECEIVER_STATUSES = new Set([403, 405, 408]);

const HTML_NOTE =
  "The CRM answered with a web page, not with data: a login or error page of something in between? Please look whether it has the lead.";

export interface CrmWebhookConfig {
  url: string;
  /** `whsec_…`; without it requests are not signed. */
  secret?: string | undefined;
  clock: Clock;
  timeoutMs?: number;
}

/**
 * The sink that posts lead records to the shop's CRM, signed according to the Standard Webhooks
 * specification (rule 15.5).
 * @throws if the secret is not base64.
 */
export function crmWebhook({ url, secret, clock, timeoutMs = TIMEOUT_MS }: CrmWebhookConfig): Sink {
  const signer = secret === undefined ? undefined : new Webhook(secret);
  return {
    name: "crm",
    receiver: `${url} ${secret ?? ""}`,
    leaseMs: timeoutMs + LEASE_MARGIN_MS,
    send: async (message) => {
      const now = clock();
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: headers(message, now, signer),
          body: message.payload,
          redirect: "manual",
          signal: AbortSignal.timeout(timeoutMs),
        });
        const bodyStart = response.ok ? await readBodyStart(response) : "";
        // An unread body would keep the connection open.
        await response.body?.cancel().catch(() => {});
        return resultOfStatus(response, bodyStart, now);
      } catch (error) {
        return resultOfNetworkError(error);
      }
    },
  };
}

function headers({ id, payload }: DueMessage, now: Date, signer: Webhook | undefined) {
  return {
    "content-type": "application/json",
    "user-agent": "parsons-furniture-leads/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    ...(signer ? { "webhook-signature": signer.sign(id, now, payload) } : {}),
  };
}

/** Every status except 2xx and 410 is retried (rule 15.6). */
function resultOfStatus(
  { ok, status, headers }: Response,
  bodyStart: string,
  now: Date,
): SendResult {
  if (ok) {
    const isPage = looksLikeHtml(headers.get("content-type"), bodyStart);
    return { kind: "delivered", ...(isPage ? { note: HTML_NOTE } : {}) };
  }
  const error = `The CRM answered with status ${status}.`;
  if (status === 410) {
    const gone = `${error} It wants no more leads at this address: check CRM_WEBHOOK_URL, then npm run leads -- redeliver --parked.`;
    return { kind: "park", error: gone, parkAll: true };
  }
  const isRedirect = status >= 300 && status < 400;
  const notBeforeMs = retryAfterMs(headers.get("retry-after"), now);
  const surelyReceiver = isRedirect || RECEIVER_STATUSES.has(status) || notBeforeMs !== undefined;
  const maybeReceiver = surelyReceiver || status >= 500 || MAYBE_RECEIVER_STATUSES.has(status);
  return {
    kind: "retry",
    error: isRedirect
      ? `${error} Redirects are not followed: use the final address in CRM_WEBHOOK_URL.`
      : error,
    scope: maybeReceiver ? "receiver" : "message",
    surelyReceiver,
    ...(notBeforeMs === undefined ? {} : { notBeforeMs }),
  };
}

function resultOfNetworkError(error: unknown): SendResult {
  // It may be only this record that takes so long.
  if (error instanceof Error && error.name === "TimeoutError")
    return { kind: "retry", error: "The CRM did not answer in time.", scope: "receiver" };
  const cause = error instanceof Error ? error.cause : undefined;
  const code =
    typeof cause === "object" && cause !== null && "code" in cause && cause.code
      ? ` (${String(cause.code)})`
      : "";
  const known = describeConnectionError(error, { server: "the CRM", setting: "CRM_WEBHOOK_URL" });
  const message = `The CRM could not be reached${known ? `: ${known.replace(/\.$/, "")}` : ""}${code}.`;
  return { kind: "retry", error: message, scope: "receiver", surelyReceiver: true };
}
