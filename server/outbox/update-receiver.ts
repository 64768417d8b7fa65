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
  /** Knocks in a row that failed before. */
  failedTrials: number;
}

/** Keeps for the whole sink what one attempt said about its receiver, good or bad (rule 15.9). */
export async function updateReceiver(
  sink: Sink,
  attempted: AttemptInfo,
  outcome: SendResult,
  deps: UpdateReceiverDeps,
): Promise<void> {
  const { store, clock, logger } = deps;
  const fault = receiverFailure(outcome, attempted.failedTrials + 1, deps.retryBaseMs);
  if (fault) {
    await recordFailure(store, sink, { ...attempted, ...fault }, clock());
    logger.warn(
      { sink: sink.name, ...fault },
      "the receiver fails; nothing is sent to it meanwhile",
    );
    if (fault.gone) await parkAllMessages(sink, deps);
  } else if (attempted.isTrial && outcome.kind !== "delivered") {
    // Said of this delivery alone: the next one may find out about the receiver.
    await setNextTrial(store, sink.name, 0, clock());
  } else if (outcome.kind === "delivered" && (attempted.isTrial || attempted.failedTrials > 0)) {
    await endPause(store, sink.name, clock());
    logger.info({ sink: sink.name }, "the receiver takes deliveries again");
  }
}

/** Gives up on what waits for a receiver that wants nothing any more, and says so. */
export async function parkAllMessages(
  sink: Sink,
  { store, clock, logger }: UpdateReceiverDeps,
): Promise<void> {
  const deliveries = await parkWaitingMessages(store, sink.name, clock());
  if (deliveries === 0) return;
  logger.error({ sink: sink.name, deliveries }, "the receiver wants no more; deliveries parked");
}

/** What the outcome says about the receiver; undefined when it is about the delivery, or good. */
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
