import type { AttemptResult } from "./message-queue.ts";
import { MAX_ATTEMPTS, MAX_ATTEMPTS_SETUP_FAULT, retryDelayMs } from "./retry-delay.ts";
import type { SendResult } from "./sink.ts";

/**
 * The new state of a message after attempt number `attempt`: delivered, parked, or pending with
 * the delay of the retry schedule.
 * @param retryBaseMs `DELIVERY_RETRY_BASE_MS`.
 */
export function attemptResult(
  outcome: SendResult,
  attempt: number,
  retryBaseMs: number,
): AttemptResult {
  if (outcome.kind === "delivered") return { status: "delivered", note: outcome.note };
  const { error } = outcome;
  if (outcome.kind === "park") return { status: "parked", error };
  const max = outcome.ownerMustFix ? MAX_ATTEMPTS_SETUP_FAULT : MAX_ATTEMPTS;
  if (attempt >= max) return { status: "parked", error };
  return {
    status: "pending",
    error,
    delayMs: Math.max(retryDelayMs(attempt, retryBaseMs), outcome.notBeforeMs ?? 0),
    waitsFor: outcome.scope === "receiver" ? "receiver" : null,
  };
}
