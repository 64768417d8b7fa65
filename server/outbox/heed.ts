import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Store } from "#server/store/store.ts";
import { endTrouble, moveKnock, noteTrouble, parkWaiting } from "./receiver-trouble.ts";
import { longestDelayMs, pauseMs } from "./retry-delay.ts";
import type { Outcome, Sink } from "./sink.ts";

interface HeedParts {
  store: Store;
  clock: Clock;
  logger: Logger;
  retryBaseMs: number;
}

interface Attempted {
  deliveryId: string;
  isProbe: boolean;
  /** Knocks in a row that failed before. */
  failures: number;
}

/** Keeps for the whole sink what one attempt said about its receiver, good or bad (rule 15.9). */
export async function heed(
  sink: Sink,
  attempted: Attempted,
  outcome: Outcome,
  parts: HeedParts,
): Promise<void> {
  const { store, clock, logger } = parts;
  const fault = faultOfReceiver(outcome, attempted.failures + 1, parts.retryBaseMs);
  if (fault) {
    await noteTrouble(store, sink, { ...attempted, ...fault }, clock());
    logger.warn(
      { sink: sink.name, ...fault },
      "the receiver fails; nothing is sent to it meanwhile",
    );
    if (fault.gone) await parkAll(sink, parts);
  } else if (attempted.isProbe && outcome.kind !== "delivered") {
    // Said of this delivery alone: the next one may find out about the receiver.
    await moveKnock(store, sink.name, 0, clock());
  } else if (outcome.kind === "delivered" && (attempted.isProbe || attempted.failures > 0)) {
    await endTrouble(store, sink.name, clock());
    logger.info({ sink: sink.name }, "the receiver takes deliveries again");
  }
}

/** Gives up on what waits for a receiver that wants nothing any more, and says so. */
export async function parkAll(sink: Sink, { store, clock, logger }: HeedParts): Promise<void> {
  const deliveries = await parkWaiting(store, sink.name, clock());
  if (deliveries === 0) return;
  logger.error({ sink: sink.name, deliveries }, "the receiver wants no more; deliveries parked");
}

/** What the outcome says about the receiver; undefined when it is about the delivery, or good. */
function faultOfReceiver(outcome: Outcome, failures: number, retryBaseMs: number) {
  if (outcome.kind === "park" && outcome.forAll) {
    const { error } = outcome;
    return { error, gone: true, certain: true, pauseMs: longestDelayMs(retryBaseMs) };
  }
  if (outcome.kind !== "retry" || outcome.about !== "receiver") return undefined;
  const { error, certain = false, notBeforeMs = 0 } = outcome;
  return {
    error,
    gone: false,
    certain,
    pauseMs: Math.max(pauseMs(failures, retryBaseMs), notBeforeMs),
  };
}
