import type { AttemptResult } from "./message-queue.ts";
import type { ReceiverFault } from "./receiver-pause.ts";
import { MAX_ATTEMPTS, MAX_RECEIVER_FAILURES, pauseMs, retryDelayMs } from "./retry-delay.ts";
import type { SendResult } from "./sink.ts";

/** The failures a message has had before, and the number of this attempt without them. */
interface AttemptCounts {
  attempt: number;
  receiverFailures: number;
}

/**
 * The new state of a message after an attempt: delivered, parked, or pending with its next delay.
 * A failure of the receiver doesn't count as an attempt (rule 15.8).
 * @param fault what the outcome says about the receiver.
 * @param retryBaseMs `DELIVERY_RETRY_BASE_MS`.
 */
export function attemptResult(
  outcome: SendResult,
  fault: ReceiverFault | undefined,
  { attempt, receiverFailures }: AttemptCounts,
  retryBaseMs: number,
): AttemptResult {
  if (outcome.kind === "delivered") return { status: "delivered", note: outcome.note };
  const { error } = outcome;
  const isExcused = fault?.isExcused === true;
  const failures = isExcused ? receiverFailures + 1 : receiverFailures;
  const givenUp = isExcused ? failures >= MAX_RECEIVER_FAILURES : attempt >= MAX_ATTEMPTS;
  if (outcome.kind === "park" || givenUp)
    return { status: "parked", error, receiverFailures: failures };
  const ownMs = isExcused
    ? pauseMs(failures, retryBaseMs, "lasting")
    : retryDelayMs(attempt, retryBaseMs);
  return {
    status: "pending",
    error,
    receiverFailures: failures,
    delayMs: Math.max(ownMs, isExcused ? fault.pauseMs : 0, outcome.notBeforeMs ?? 0),
    waitsFor: fault ? "receiver" : null,
  };
}
