import { Webhook } from "standardwebhooks";
import type { Clock } from "#server/platform/clock.ts";
import { describeConnectionError } from "#server/platform/connection-errors.ts";
import { resultOfAnswer } from "./crm-answer.ts";
import { readBodyStart } from "./html-response.ts";
import type { DueMessage, SendResult, Sink } from "./sink.ts";

/** How long the CRM may take to respond. */
const TIMEOUT_MS = 10_000;
/** Time for storing the result. */
const LEASE_MARGIN_MS = 5_000;

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
          headers: requestHeaders(message, now, signer),
          body: message.payload,
          redirect: "manual",
          signal: AbortSignal.timeout(timeoutMs),
        });
        const bodyStart = response.ok ? await readBodyStart(response) : "";
        // An unread body would keep the connection open.
        await response.body?.cancel().catch(() => {});
        const { status, headers } = response;
        return resultOfAnswer({ status, headers, bodyStart, address: url }, now);
      } catch (error) {
        return resultOfNetworkError(error);
      }
    },
  };
}

function requestHeaders({ id, payload }: DueMessage, now: Date, signer: Webhook | undefined) {
  return {
    "content-type": "application/json",
    "user-agent": "parsons-furniture-leads/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    ...(signer ? { "webhook-signature": signer.sign(id, now, payload) } : {}),
  };
}

function resultOfNetworkError(error: unknown): SendResult {
  // It may be only this record that takes so long.
  if (error instanceof Error && error.name === "TimeoutError")
    return {
      kind: "retry",
      error: "The CRM did not answer in time.",
      scope: "receiver",
      isAway: true,
    };
  const cause = error instanceof Error ? error.cause : undefined;
  const code =
    typeof cause === "object" && cause !== null && "code" in cause && cause.code
      ? ` (${String(cause.code)})`
      : "";
  const known = describeConnectionError(error, { server: "the CRM", setting: "CRM_WEBHOOK_URL" });
  const message = `The CRM could not be reached${known ? `: ${known.replace(/\.$/, "")}` : ""}${code}.`;
  return { kind: "retry", error: message, scope: "receiver", surelyReceiver: true };
}
