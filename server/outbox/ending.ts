import type { Ending } from "./delivery-queue.ts";
import { MOST_ATTEMPTS, MOST_ATTEMPTS_IN_SETUP_TROUBLE, retryDelayMs } from "./retry-delay.ts";
import type { Outcome } from "./sink.ts";

/**
 * What becomes of a delivery whose attempt number `attempt` ended so: delivered, given up on, or tried
 * again by the contract's schedule.
 * @param retryBaseMs `DELIVERY_RETRY_BASE_MS`.
 */
export function endingOf(outcome: Outcome, attempt: number, retryBaseMs: number): Ending {
  if (outcome.kind === "delivered") return { status: "delivered", note: outcome.note };
  const { error } = outcome;
  if (outcome.kind === "park") return { status: "parked", error };
  const most = outcome.patient ? MOST_ATTEMPTS_IN_SETUP_TROUBLE : MOST_ATTEMPTS;
  if (attempt >= most) return { status: "parked", error };
  return {
    status: "pending",
    error,
    delayMs: Math.max(retryDelayMs(attempt, retryBaseMs), outcome.notBeforeMs ?? 0),
    waitsFor: outcome.about === "receiver" ? "receiver" : null,
  };
}
