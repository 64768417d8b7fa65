import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Store } from "#server/store/store-interface.ts";
import { attemptResult } from "./attempt-result.ts";
import {
  type AttemptResult,
  type ClaimedMessage,
  deleteMessage,
  recordAttempt,
} from "./message-queue.ts";
import { setNextTrial } from "./receiver-pause.ts";
import { keepLeaseAlive } from "./renew-lease.ts";
import { refusedForEveryone } from "./repeated-refusals.ts";
import type { DueMessage, SendResult, Sink } from "./sink.ts";
import { updateReceiver } from "./update-receiver.ts";

export interface AttemptDeps {
  store: Store;
  clock: Clock;
  logger: Logger;
  retryBaseMs: number;
  /** Ends what is under way. */
  signal: AbortSignal;
}

/** What is known of the receiver when an attempt begins. */
export interface AttemptOptions {
  /** The one knock at a receiver in trouble. */
  isTrial: boolean;
  /** Knocks that failed before it. */
  failedTrials: number;
}

/**
 * One attempt, from sending to writing down how it ended. Returns whether the receiver took it, and
 * never rejects.
 */
export async function attemptOnce(
  sink: Sink,
  delivery: ClaimedMessage,
  kind: AttemptOptions,
  deps: AttemptDeps,
): Promise<boolean> {
  const { store, clock, logger, retryBaseMs } = deps;
  const about = { reference: delivery.reference, sink: sink.name, attempt: delivery.attempt };
  const release = keepLeaseAlive(sink, { lease: delivery.lease, isTrial: kind.isTrial }, deps);
  try {
    const sent = await sendIfCurrent(sink, delivery, deps).catch((error: unknown): SendResult => {
      logger.error({ ...about, err: error }, "delivery failed unexpectedly");
      return { kind: "retry", error: "Something unexpected went wrong here; see the log." };
    });
    if (!sent) {
      await deleteMessage(store, delivery);
      if (kind.isTrial) await setNextTrial(store, sink.name, 0, clock());
      logger.info(about, "delivery dropped: what it says is over");
      return false;
    }
    const { leadId } = delivery;
    const outcome = await refusedForEveryone(store, { sink, leadId }, sent);
    const ending = attemptResult(outcome, delivery.attempt, retryBaseMs);
    await recordAttempt(store, delivery, ending, clock());
    logResult(logger, about, ending);
    await updateReceiver(sink, { ...kind, deliveryId: delivery.id }, outcome, deps);
    return outcome.kind === "delivered";
  } catch (error) {
    // The lease runs out and the delivery is tried again.
    logger.error({ ...about, err: error }, "delivery could not be finished");
    return false;
  } finally {
    release();
  }
}

/** Sends a delivery as it reads now; undefined when it is wanted no more. */
async function sendIfCurrent(
  sink: Sink,
  delivery: DueMessage,
  { signal }: AttemptDeps,
): Promise<SendResult | undefined> {
  const wanted = sink.beforeSend ? await sink.beforeSend(delivery) : delivery;
  return wanted && sink.send(wanted, signal);
}

function logResult(logger: Logger, about: { reference: string }, ending: AttemptResult): void {
  if (ending.status === "delivered" && ending.note === undefined) {
    logger.info(about, "lead delivered");
  } else if (ending.status === "delivered") {
    logger.warn({ ...about, note: ending.note }, "lead delivered, but look at it");
  } else if (ending.status === "pending") {
    const { delayMs: retryInMs, error: why } = ending;
    logger.warn({ ...about, why, retryInMs }, "delivery failed; will be tried again");
  } else {
    logger.error(
      { ...about, why: ending.error },
      `delivery parked; see: npm run leads -- show ${about.reference}`,
    );
  }
}
