import type { Logger } from "#server/platform/log.ts";
import { attemptResult } from "./attempt-result.ts";
import {
  type AttemptResult,
  type ClaimedMessage,
  deleteMessage,
  recordAttempt,
} from "./message-queue.ts";
import { receiverFault } from "./receiver-fault.ts";
import { type ReceiverPause, setNextTrial } from "./receiver-pause.ts";
import { keepLeaseAlive } from "./renew-lease.ts";
import { retryIfRefusedForEveryone } from "./repeated-refusals.ts";
import type { DueMessage, SendResult, Sink } from "./sink.ts";
import { type UpdateReceiverDeps, updateReceiver } from "./update-receiver.ts";

export interface AttemptDeps extends UpdateReceiverDeps {
  retryBaseMs: number;
  /** Aborts sending. */
  signal: AbortSignal;
}

/**
 * Makes one attempt: sends the message and stores the result. Returns whether it was delivered;
 * never rejects.
 * @param pause the pause after which this is the trial; undefined if there is none.
 */
export async function attemptOnce(
  sink: Sink,
  message: ClaimedMessage & DueMessage,
  pause: ReceiverPause | undefined,
  deps: AttemptDeps,
): Promise<boolean> {
  const { store, clock, logger, retryBaseMs } = deps;
  const about = { reference: message.reference, sink: sink.name, attempt: message.attempt };
  const isTrial = pause !== undefined;
  const release = keepLeaseAlive(sink, { lease: message.lease, isTrial }, deps);
  try {
    const sent = await sendIfCurrent(sink, message, deps).catch((error: unknown): SendResult => {
      logger.error({ ...about, err: error }, "delivery failed unexpectedly");
      return { kind: "retry", error: "Something unexpected went wrong here; see the log." };
    });
    if (!sent) {
      await deleteMessage(store, message);
      if (isTrial) await setNextTrial(store, sink.name, 0, clock());
      logger.info(about, "delivery dropped: what it says is over");
      return false;
    }
    const { leadId, id: messageId } = message;
    const outcome = await retryIfRefusedForEveryone(store, { sink, leadId }, sent);
    const fault = receiverFault(outcome, { messageId, pause, retryBaseMs });
    const result = attemptResult(outcome, fault, message, retryBaseMs);
    await recordAttempt(store, message, result, clock());
    logResult(logger, about, result);
    await updateReceiver(sink, { outcome, fault, messageId, isTrial }, deps);
    return outcome.kind === "delivered";
  } catch (error) {
    // The lease expires and another attempt is made.
    logger.error({ ...about, err: error }, "delivery could not be finished");
    return false;
  } finally {
    release();
  }
}

/** Sends a message after `beforeSend` has updated it; undefined if it is no longer needed. */
async function sendIfCurrent(
  sink: Sink,
  message: DueMessage,
  { signal }: AttemptDeps,
): Promise<SendResult | undefined> {
  const current = sink.beforeSend ? await sink.beforeSend(message) : message;
  return current && sink.send(current, signal);
}

function logResult(logger: Logger, about: { reference: string }, result: AttemptResult): void {
  if (result.status === "delivered" && result.note === undefined) {
    logger.info(about, "lead delivered");
  } else if (result.status === "delivered") {
    logger.warn({ ...about, note: result.note }, "lead delivered, but look at it");
  } else if (result.status === "pending") {
    const { delayMs: retryInMs, error: why } = result;
    logger.warn({ ...about, why, retryInMs }, "delivery failed; will be tried again");
  } else {
    logger.error(
      { ...about, why: result.error },
      `delivery parked; see: npm run leads -- show ${about.reference}`,
    );
  }
}
