import { type AttemptDeps, type AttemptOptions, attemptOnce } from "./attempt.ts";
import { createEmailGrouping } from "./email-grouping.ts";
import { claimDueMessages, msUntilNextDue, resetFutureLeases } from "./message-queue.ts";
import {
  claimTrial,
  findReceiverPause,
  type ReceiverPause,
  setNextTrial,
} from "./receiver-pause.ts";
import type { Sink } from "./sink.ts";
import { parkAllMessages } from "./update-receiver.ts";
import { createWakeSignal } from "./wake-signal.ts";

/** Attempts of one sink under way at once. */
const CONCURRENCY = 4;
/** So long after a success the receiver is believed to be well; before one delivery goes ahead alone. */
const HEALTHY_MS = 60_000;
/** Longest a due delivery of another process waits to be noticed. */
const POLL_INTERVAL_MS = 1_000;
const PAUSE_AFTER_ERROR_MS = 1_000;
/** How long a lane that stops waits for answers. What was not answered by then is sent again. */
const STOP_TIMEOUT_MS = 25_000;

export type SinkWorkerDeps = Omit<AttemptDeps, "signal"> & {
  /** Milliseconds a lane that stops waits for what is under way. */
  stopTimeoutMs?: number;
};

/** Delivers to one sink, so that a dead one never holds up another. */
export interface SinkWorker {
  /** Look now: something may be due. */
  wake(): void;
  /** Resolves when attempts under way have ended, or were ended, and been written down. */
  stop(): Promise<void>;
}

/** Starts delivering whatever is due for the sink, until stopped. */
export function startSinkWorker(sink: Sink, deps: SinkWorkerDeps): SinkWorker {
  const { store, clock, logger, stopTimeoutMs = STOP_TIMEOUT_MS } = deps;
  const wakeSignal = createWakeSignal();
  const abort = new AbortController();
  const attemptDeps = { ...deps, signal: abort.signal };
  const groups = sink.group && createEmailGrouping({ ...attemptDeps, sink, write: sink.group });
  const inFlight = new Map<string, Promise<void>>();
  let stopping = false;
  let healthyUntil = 0;
  let leasesReset = false;

  async function run(): Promise<void> {
    while (!stopping) {
      const pauseMs = await runOnce().catch((error: unknown) => {
        logger.error({ err: error, sink: sink.name }, "outbox could not be read; trying again");
        return PAUSE_AFTER_ERROR_MS;
      });
      if (!stopping) await wakeSignal.wait(pauseMs);
    }
    await Promise.all(inFlight.values());
  }

  /** Begins what is due and says how long to wait before looking again. */
  async function runOnce(): Promise<number> {
    if (!leasesReset)
      await resetFutureLeases(store, { sink: sink.name, leaseMs: sink.leaseMs, now: clock() });
    leasesReset = true;
    const groupWaitMs = groups?.groupWaitMs() ?? 0;
    if (groupWaitMs > 0) return Math.min(groupWaitMs, POLL_INTERVAL_MS);
    const width = performance.now() < healthyUntil ? CONCURRENCY : 1;
    const free = width - inFlight.size;
    const waitMs = free > 0 ? await msUntilNextDue(store, sink.name, clock()) : undefined;
    if (waitMs !== 0) return Math.min(waitMs ?? POLL_INTERVAL_MS, POLL_INTERVAL_MS);
    const error = await findReceiverPause(store, sink, clock());
    if (error) return sendTrial(error);
    const allowed = groups ? await groups.allowedNow(free) : free;
    if (groups && allowed === 0) {
      await groups.sendGroupIfDue();
      return groups.groupWaitMs();
    }
    const begun = await startAttempts(allowed, { isTrial: false, failedTrials: 0 });
    return begun > 0 ? 0 : POLL_INTERVAL_MS;
  }

  /** At a receiver in trouble one trial message is sent, once the pause is over. */
  async function sendTrial({
    pauseMs,
    failures: failedTrials,
    gone,
  }: ReceiverPause): Promise<number> {
    if (gone && pauseMs > 0) await parkAllMessages(sink, deps);
    if (pauseMs > 0) return Math.min(pauseMs, POLL_INTERVAL_MS);
    if (!(await claimTrial(store, sink, clock()))) return POLL_INTERVAL_MS;
    const begun = await startAttempts(1, { isTrial: true, failedTrials });
    if (begun === 0) await setNextTrial(store, sink.name, 0, clock());
    return POLL_INTERVAL_MS;
  }

  /** Claims so many deliveries at most and begins their attempts. Returns how many. */
  async function startAttempts(limit: number, kind: AttemptOptions): Promise<number> {
    const claimed = await claimDueMessages(store, {
      sink: sink.name,
      leaseMs: sink.leaseMs,
      now: clock(),
      limit,
      except: [...inFlight.keys()],
    });
    for (const delivery of claimed) {
      const attempt = attemptOnce(sink, delivery, kind, attemptDeps).then((delivered) => {
        healthyUntil = delivered ? performance.now() + HEALTHY_MS : 0;
        inFlight.delete(delivery.id);
        wakeSignal.wake();
      });
      inFlight.set(delivery.id, attempt);
    }
    return claimed.length;
  }

  const running = run();
  return {
    wake: wakeSignal.wake,
    stop: async () => {
      stopping = true;
      wakeSignal.wake();
      const timer = setTimeout(() => abort.abort(), stopTimeoutMs);
      await running.finally(() => clearTimeout(timer));
    },
  };
}
