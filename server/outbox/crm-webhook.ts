import { Webhook } from "standardwebhooks";
import type { Clock } from "#server/platform/clock.ts";
import { describeConnectionError } from "#server/platform/connection-errors.ts";
import { looksLikeHtml, readBodyStart } from "./html-response.ts";
import { retryAfterMs } from "./retry-delay.ts";
import type { DueMessage, SendResult, Sink } from "./sink.ts";

/** How long the CRM may take to answer. */
const TIMEOUT_MS = 10_000;
/** For writing down the answer. */
const LEASE_MARGIN_MS = 5_000;
/** Answers no record can be the reason of: a wrong address or key, a limit. */
const RECEIVER_STATUSES = new Set([401, 404, 407, 429]);
/** Answers that may be about one record or about everything. */
const MAYBE_RECEIVER_STATUSES = new Set([403, 405, 408]);

const HTML_NOTE =
  "The CRM answered with a web page, not with data: a login or error page of something in between? Please look whether it has the lead.";

export interface CrmWebhookConfig {
  url: string;
  /** `whsec_…`; without one requests go unsigned. */
  secret?: string | undefined;
  clock: Clock;
  timeoutMs?: number;
}

/**
 * Posts records to the shop's CRM, signed as the Standard Webhooks specification says (rule 15.5).
 * @throws when the secret is not base64.
 */
export function crmWebhook({ url, secret, clock, timeoutMs = TIMEOUT_MS }: CrmWebhookConfig): Sink {
  const signer = secret === undefined ? undefined : new Webhook(secret);
  return {
    name: "crm",
    receiver: `${url} ${secret ?? ""}`,
    leaseMs: timeoutMs + LEASE_MARGIN_MS,
    send: async (delivery) => {
      const now = clock();
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: headers(delivery, now, signer),
          body: delivery.payload,
          redirect: "manual",
          signal: AbortSignal.timeout(timeoutMs),
        });
        const begins = response.ok ? await readBodyStart(response) : "";
        // Left unread the rest would hold the connection.
        await response.body?.cancel().catch(() => {});
        return resultOfStatus(response, begins, now);
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

/** Everything but 2xx and 410 is for the moment (rule 15.6). */
function resultOfStatus({ ok, status, headers }: Response, begins: string, now: Date): SendResult {
  if (ok) {
    const isPage = looksLikeHtml(headers.get("content-type"), begins);
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
  const about = surelyReceiver || status >= 500 || MAYBE_RECEIVER_STATUSES.has(status);
  return {
    kind: "retry",
    error: isRedirect
      ? `${error} Redirects are not followed: use the final address in CRM_WEBHOOK_URL.`
      : error,
    scope: about ? "receiver" : "message",
    surelyReceiver,
    ...(notBeforeMs === undefined ? {} : { notBeforeMs }),
  };
}

function resultOfNetworkError(error: unknown): SendResult {
  // Perhaps this record alone takes so long.
  if (error instanceof Error && error.name === "TimeoutError")
    return { kind: "retry", error: "The CRM did not answer in time.", scope: "receiver" };
  const cause = error instanceof Error ? error.cause : undefined;
  const code =
    typeof cause === "object" && cause !== null && "code" in cause && cause.code
      ? ` (${String(cause.code)})`
      : "";
  const known = describeConnectionError(error, { server: "the CRM", setting: "CRM_WEBHOOK_URL" });
  const words = `The CRM could not be reached${known ? `: ${known.replace(/\.$/, "")}` : ""}${code}.`;
  return { kind: "retry", error: words, scope: "receiver", surelyReceiver: true };
}
