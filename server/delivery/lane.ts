import type { Clock } from "#server/clock.ts";
import type { Logger } from "#server/log.ts";
import type { Store } from "#server/store/store.ts";
import { createAlarm } from "./alarm.ts";
import {
  type ClaimedDelivery,
  claimDue,
  dropDelivery,
  type Ending,
  endAttempt,
  msUntilDue,
  redateLeases,
} from "./delivery-queue.ts";
import { groupNotices } from "./notice-groups.ts";
import { MOST_ATTEMPTS, retryDelayMs } from "./retry-delay.ts";
import type { DueDelivery, Outcome, Sink } from "./sink.ts";

/** Attempts of one sink under way at once. */
const WIDTH = 4;
/** Longest a due delivery of another process waits to be noticed. */
const POLL_MS = 1_000;
const PAUSE_AFTER_TROUBLE_MS = 1_000;

export interface LaneParts {
  store: Store;
  clock: Clock;
  logger: Logger;
  retryBaseMs: number;
}

/** Delivers to one sink, so that a dead one never holds up another. */
export interface Lane {
  /** Look now: something may be due. */
  nudge(): void;
  /** Resolves when attempts under way have ended and been written down. */
  stop(): Promise<void>;
}

/** Starts delivering whatever is due for the sink, until stopped. */
export function startLane(sink: Sink, parts: LaneParts): Lane {
  const { store, clock, logger } = parts;
  const alarm = createAlarm();
  const groups =
    sink.group &&
    groupNotices({
      ...parts,
      sink,
      write: sink.group,
      endingOf: (outcome, attempt) => endingOf(outcome, attempt, parts.retryBaseMs),
    });
  const underWay = new Map<string, Promise<void>>();
  let stopping = false;
  let redated = false;

  async function run(): Promise<void> {
    while (!stopping) {
      const pauseMs = await turn().catch((error: unknown) => {
        logger.error({ err: error, sink: sink.name }, "outbox could not be read; trying again");
        return PAUSE_AFTER_TROUBLE_MS;
      });
      if (!stopping) await alarm.wait(pauseMs);
    }
    await Promise.all(underWay.values());
  }

  /** Begins what is due and says how long to wait before looking again. */
  async function turn(): Promise<number> {
    if (!redated)
      await redateLeases(store, { sink: sink.name, leaseMs: sink.leaseMs, now: clock() });
    redated = true;
    const closedMs = groups?.closedMs() ?? 0;
    if (closedMs > 0) return Math.min(closedMs, POLL_MS);
    const free = WIDTH - underWay.size;
    const waitMs = free > 0 ? await msUntilDue(store, sink.name, clock()) : undefined;
    if (waitMs !== 0) return Math.min(waitMs ?? POLL_MS, POLL_MS);
    const allowed = groups ? await groups.allow(free) : free;
    if (groups && allowed === 0) {
      await groups.sendTogether();
      return groups.closedMs();
    }
    const claimed = await claimDue(store, {
      sink: sink.name,
      leaseMs: sink.leaseMs,
      now: clock(),
      limit: allowed,
      except: [...underWay.keys()],
    });
    for (const delivery of claimed) {
      const attempt = deliverOnce(sink, delivery, parts).finally(() => {
        underWay.delete(delivery.id);
        alarm.ring();
      });
      underWay.set(delivery.id, attempt);
    }
    return claimed.length > 0 ? 0 : POLL_MS;
  }

  const running = run();
  return {
    nudge: alarm.ring,
    stop: () => {
      stopping = true;
      alarm.ring();
      return running;
    },
  };
}

/** One attempt, from sending to writing down how it ended. Never rejects. */
async function deliverOnce(
  sink: Sink,
  delivery: ClaimedDelivery,
  { store, clock, logger, retryBaseMs }: LaneParts,
): Promise<void> {
  const { reference, attempt } = delivery;
  const about = { reference, sink: sink.name, attempt };
  try {
    const outcome = await sendWanted(sink, delivery).catch((error: unknown): Outcome => {
      logger.error({ ...about, err: error }, "delivery failed unexpectedly");
      return { kind: "retry", error: "Something unexpected went wrong here; see the log." };
    });
    if (!outcome) {
      await dropDelivery(store, delivery);
      logger.info(about, "delivery dropped: what it says is over");
      return;
    }
    const ending = endingOf(outcome, attempt, retryBaseMs);
    await endAttempt(store, delivery, ending, clock());
    if (ending.status === "delivered") logger.info(about, "lead delivered");
    if (ending.status === "pending") {
      const { delayMs: retryInMs, error: why } = ending;
      logger.warn({ ...about, why, retryInMs }, "delivery failed; will be tried again");
    }
    if (ending.status === "parked") {
      logger.error(
        { ...about, why: ending.error },
        `delivery parked; see: npm run leads -- show ${reference}`,
      );
    }
  } catch (error) {
    // The lease runs out and the delivery is tried again.
    logger.error({ ...about, err: error }, "delivery could not be finished");
  }
}

/** Sends a delivery as it reads now; undefined when it is wanted no more. */
async function sendWanted(sink: Sink, delivery: DueDelivery): Promise<Outcome | undefined> {
  const wanted = sink.lastLook ? await sink.lastLook(delivery) : delivery;
  return wanted && sink.send(wanted);
}

function endingOf(outcome: Outcome, attempt: number, retryBaseMs: number): Ending {
  if (outcome.kind === "delivered") return { status: "delivered" };
  const { error } = outcome;
  if (outcome.kind === "park" || attempt >= MOST_ATTEMPTS) return { status: "parked", error };
  const delayMs = Math.max(retryDelayMs(attempt, retryBaseMs), outcome.notBeforeMs ?? 0);
  return { status: "pending", error, delayMs };
}
