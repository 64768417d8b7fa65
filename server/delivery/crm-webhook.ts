import { Webhook } from "standardwebhooks";
import type { Clock } from "#server/clock.ts";
import { retryAfterMs } from "./retry-delay.ts";
import type { DueDelivery, Outcome, Sink } from "./sink.ts";

/** How long the CRM may take to answer. */
const TIMEOUT_MS = 10_000;
/** For writing down the answer. */
const LEASE_MARGIN_MS = 5_000;
const RETRIED_STATUS = new Set([408, 429]);

export interface CrmWebhookConfig {
  url: string;
  /** `whsec_…`; without one requests go unsigned. */
  secret?: string | undefined;
  clock: Clock;
  timeoutMs?: number;
}

/**
 * Posts records to the shop's CRM, signed as the Standard Webhooks specification says.
 * @throws when the secret is not base64.
 */
export function crmWebhook({ url, secret, clock, timeoutMs = TIMEOUT_MS }: CrmWebhookConfig): Sink {
  const signer = secret === undefined ? undefined : new Webhook(secret);
  return {
    name: "crm",
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
        // The answer's text does not matter; left unread it would hold the connection.
        await response.body?.cancel().catch(() => {});
        return judge(response, now);
      } catch (error) {
        return { kind: "retry", error: networkError(error) };
      }
    },
  };
}

function headers({ id, payload }: DueDelivery, now: Date, signer: Webhook | undefined) {
  return {
    "content-type": "application/json",
    "user-agent": "parsons-furniture-leads/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    ...(signer ? { "webhook-signature": signer.sign(id, now, payload) } : {}),
  };
}

function judge({ ok, status, headers }: Response, now: Date): Outcome {
  if (ok) return { kind: "delivered" };
  const error = `The CRM answered with status ${status}.`;
  if (RETRIED_STATUS.has(status) || status >= 500) {
    const notBeforeMs = retryAfterMs(headers.get("retry-after"), now);
    return { kind: "retry", error, ...(notBeforeMs === undefined ? {} : { notBeforeMs }) };
  }
  if (status >= 300 && status < 400) {
    return { kind: "park", error: `${error} Redirects are not followed: use the final address.` };
  }
  return { kind: "park", error };
}

function networkError(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError")
    return "The CRM did not answer in time.";
  const cause = error instanceof Error ? error.cause : undefined;
  const code =
    typeof cause === "object" && cause !== null && "code" in cause && cause.code
      ? ` (${String(cause.code)})`
      : "";
  return `The CRM could not be reached${code}.`;
}
