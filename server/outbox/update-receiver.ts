import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Store } from "#server/store/store-interface.ts";
import { endPause, type ReceiverFault, recordFailure, setNextTrial } from "./receiver-pause.ts";
import type { SendResult, Sink } from "./sink.ts";

export interface UpdateReceiverDeps {
  store: Store;
  clock: Clock;
  logger: Logger;
  /** Called when a receiver failed or answers again. */
  onReceiverChange?: (() => void) | undefined;
}

interface JudgedAttempt {
  messageId: string;
  outcome: SendResult;
  /** What the outcome says about the receiver. */
  fault: ReceiverFault | undefined;
  /** Whether this was the trial after a pause. */
  isTrial: boolean;
}

/** Stores for the whole sink what an attempt showed about its receiver, good or bad (rule 15.9). */
export async function updateReceiver(
  sink: Sink,
  { messageId, outcome, fault, isTrial }: JudgedAttempt,
  { store, clock, logger, onReceiverChange }: UpdateReceiverDeps,
): Promise<void> {
  if (fault) {
    await recordFailure(store, sink, { ...fault, messageId, isTrial }, clock());
    logger.warn(
      { sink: sink.name, ...fault },
      "the receiver fails; nothing is sent to it meanwhile",
    );
    onReceiverChange?.();
  } else if (isTrial && outcome.kind !== "delivered") {
    // The failure was about this message alone: the next one may show how the receiver is.
    await setNextTrial(store, sink.name, 0, clock());
  } else if (isTrial) {
    await endPause(store, sink.name, clock());
    logger.info({ sink: sink.name }, "the receiver takes deliveries again");
    onReceiverChange?.();
  }
}
