import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Store } from "#server/store/store.ts";
import { type ClaimedDelivery, dropDelivery, type Ending, endAttempt } from "./delivery-queue.ts";
import { endingOf } from "./ending.ts";
import { heed } from "./heed.ts";
import { keepLease } from "./keep-lease.ts";
import { moveKnock } from "./receiver-trouble.ts";
import { sameToEveryone } from "./same-refusals.ts";
import type { DueDelivery, Outcome, Sink } from "./sink.ts";

export interface AttemptParts {
  store: Store;
  clock: Clock;
  logger: Logger;
  retryBaseMs: number;
  /** Ends what is under way. */
  signal: AbortSignal;
}

/** What is known of the receiver when an attempt begins. */
export interface AttemptKind {
  /** The one knock at a receiver in trouble. */
  isProbe: boolean;
  /** Knocks that failed before it. */
  failures: number;
}

/**
 * One attempt, from sending to writing down how it ended. Returns whether the receiver took it, and
 * never rejects.
 */
export async function deliverOnce(
  sink: Sink,
  delivery: ClaimedDelivery,
  kind: AttemptKind,
  parts: AttemptParts,
): Promise<boolean> {
  const { store, clock, logger, retryBaseMs } = parts;
  const about = { reference: delivery.reference, sink: sink.name, attempt: delivery.attempt };
  const release = keepLease(sink, { lease: delivery.lease, isProbe: kind.isProbe }, parts);
  try {
    const sent = await sendWanted(sink, delivery, parts).catch((error: unknown): Outcome => {
      logger.error({ ...about, err: error }, "delivery failed unexpectedly");
      return { kind: "retry", error: "Something unexpected went wrong here; see the log." };
    });
    if (!sent) {
      await dropDelivery(store, delivery);
      if (kind.isProbe) await moveKnock(store, sink.name, 0, clock());
      logger.info(about, "delivery dropped: what it says is over");
      return false;
    }
    const { leadId } = delivery;
    const outcome = await sameToEveryone(store, { sink, leadId }, sent);
    const ending = endingOf(outcome, delivery.attempt, retryBaseMs);
    await endAttempt(store, delivery, ending, clock());
    tell(logger, about, ending);
    await heed(sink, { ...kind, deliveryId: delivery.id }, outcome, parts);
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
async function sendWanted(
  sink: Sink,
  delivery: DueDelivery,
  { signal }: AttemptParts,
): Promise<Outcome | undefined> {
  const wanted = sink.lastLook ? await sink.lastLook(delivery) : delivery;
  return wanted && sink.send(wanted, signal);
}

function tell(logger: Logger, about: { reference: string }, ending: Ending): void {
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
