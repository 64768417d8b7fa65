import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Store } from "#server/store/store-interface.ts";
import { endPause, parkWaitingMessages, recordFailure, setNextTrial } from "./receiver-pause.ts";
import { maxDelayMs, pauseMs } from "./retry-delay.ts";
import type { SendResult, Sink } from "./sink.ts";

interface UpdateReceiverDeps {
  store: Store;
  clock: Clock;
  logger: Logger;
  retryBaseMs: number;
}

interface AttemptInfo {
  deliveryId: string;
  isTrial: boolean;
  /** How many consecutive trials have failed before. */
  failedTrials: number;
}

/** Stores for the whole sink what an attempt showed about its receiver, good or bad (rule 15.9). */
export async function updateReceiver(
  sink: Sink,
  attempt: AttemptInfo,
  outcome: SendResult,
  deps: UpdateReceiverDeps,
): Promise<void> {
  const { store, clock, logger } = deps;
  const fault = receiverFailure(outcome, attempt.failedTrials + 1, deps.retryBaseMs);
  if (fault) {
    await recordFailure(store, sink, { ...attempt, ...fault }, clock());
    logger.warn(
      { sink: sink.name, ...fault },
      "the receiver fails; nothing is sent to it meanwhile",
    );
    if (fault.gone) await parkAllMessages(sink, deps);
  } else if (attempt.isTrial && outcome.kind !== "delivered") {
    // The failure was about this message alone: the next one may show how the receiver is.
    await setNextTrial(store, sink.name, 0, clock());
  } else if (outcome.kind === "delivered" && (attempt.isTrial || attempt.failedTrials > 0)) {
    await endPause(store, sink.name, clock());
    logger.info({ sink: sink.name }, "the receiver takes deliveries again");
  }
}

/** Parks all messages waiting for a receiver that accepts no more, and logs it. */
export async function parkAllMessages(
  sink: Sink,
  { store, clock, logger }: UpdateReceiverDeps,
): Promise<void> {
  const parkedCount = await parkWaitingMessages(store, sink.name, clock());
  if (parkedCount === 0) return;
  logger.error(
    { sink: sink.name, deliveries: parkedCount },
    "the receiver wants no more; deliveries parked",
  );
}

/** The receiver's failure; undefined if the outcome was good or is about the message. */
function receiverFailure(outcome: SendResult, failures: number, retryBaseMs: number) {
  if (outcome.kind === "park" && outcome.parkAll) {
    const { error } = outcome;
    return { error, gone: true, certain: true, pauseMs: maxDelayMs(retryBaseMs) };
  }
  if (outcome.kind !== "retry" || outcome.scope !== "receiver") return undefined;
  const { error, surelyReceiver = false, notBeforeMs = 0 } = outcome;
  return {
    error,
    gone: false,
    certain: surelyReceiver,
    pauseMs: Math.max(pauseMs(failures, retryBaseMs), notBeforeMs),
  };
}
