import { createAlarm } from "./alarm.ts";
import { type AttemptKind, type AttemptParts, deliverOnce } from "./attempt.ts";
import { claimDue, msUntilDue, redateLeases } from "./delivery-queue.ts";
import { parkAll } from "./heed.ts";
import { groupNotices } from "./notice-groups.ts";
import {
  claimKnock,
  moveKnock,
  type ReceiverTrouble,
  receiverTrouble,
} from "./receiver-trouble.ts";
import type { Sink } from "./sink.ts";

/** Attempts of one sink under way at once. */
const WIDTH = 4;
/** So long after a success the receiver is believed to be well; before one delivery goes ahead alone. */
const PROVEN_MS = 60_000;
/** Longest a due delivery of another process waits to be noticed. */
const POLL_MS = 1_000;
const PAUSE_AFTER_TROUBLE_MS = 1_000;
/** How long a lane that stops waits for answers. What was not answered by then is sent again. */
const PATIENCE_AT_STOP_MS = 25_000;

export type LaneParts = Omit<AttemptParts, "signal"> & {
  /** Milliseconds a lane that stops waits for what is under way. */
  patienceAtStopMs?: number;
};

/** Delivers to one sink, so that a dead one never holds up another. */
export interface Lane {
  /** Look now: something may be due. */
  nudge(): void;
  /** Resolves when attempts under way have ended, or were ended, and been written down. */
  stop(): Promise<void>;
}

/** Starts delivering whatever is due for the sink, until stopped. */
export function startLane(sink: Sink, parts: LaneParts): Lane {
  const { store, clock, logger, patienceAtStopMs = PATIENCE_AT_STOP_MS } = parts;
  const alarm = createAlarm();
  const ending = new AbortController();
  const attemptParts = { ...parts, signal: ending.signal };
  const groups = sink.group && groupNotices({ ...attemptParts, sink, write: sink.group });
  const underWay = new Map<string, Promise<void>>();
  let stopping = false;
  let provenUntil = 0;
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
    const width = performance.now() < provenUntil ? WIDTH : 1;
    const free = width - underWay.size;
    const waitMs = free > 0 ? await msUntilDue(store, sink.name, clock()) : undefined;
    if (waitMs !== 0) return Math.min(waitMs ?? POLL_MS, POLL_MS);
    const trouble = await receiverTrouble(store, sink, clock());
    if (trouble) return knock(trouble);
    const allowed = groups ? await groups.allow(free) : free;
    if (groups && allowed === 0) {
      await groups.sendTogether();
      return groups.closedMs();
    }
    const begun = await begin(allowed, { isProbe: false, failures: 0 });
    return begun > 0 ? 0 : POLL_MS;
  }

  /** At a receiver in trouble one delivery knocks for all, once the pause is over. */
  async function knock({ pauseMs, failures, gone }: ReceiverTrouble): Promise<number> {
    if (gone && pauseMs > 0) await parkAll(sink, parts);
    if (pauseMs > 0) return Math.min(pauseMs, POLL_MS);
    if (!(await claimKnock(store, sink, clock()))) return POLL_MS;
    const begun = await begin(1, { isProbe: true, failures });
    if (begun === 0) await moveKnock(store, sink.name, 0, clock());
    return POLL_MS;
  }

  /** Claims so many deliveries at most and begins their attempts. Returns how many. */
  async function begin(limit: number, kind: AttemptKind): Promise<number> {
    const claimed = await claimDue(store, {
      sink: sink.name,
      leaseMs: sink.leaseMs,
      now: clock(),
      limit,
      except: [...underWay.keys()],
    });
    for (const delivery of claimed) {
      const attempt = deliverOnce(sink, delivery, kind, attemptParts).then((delivered) => {
        provenUntil = delivered ? performance.now() + PROVEN_MS : 0;
        underWay.delete(delivery.id);
        alarm.ring();
      });
      underWay.set(delivery.id, attempt);
    }
    return claimed.length;
  }

  const running = run();
  return {
    nudge: alarm.ring,
    stop: async () => {
      stopping = true;
      alarm.ring();
      const patience = setTimeout(() => ending.abort(), patienceAtStopMs);
      await running.finally(() => clearTimeout(patience));
    },
  };
}
