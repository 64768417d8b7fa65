import { type AttemptDeps, attemptOnce } from "./attempt.ts";
import { claimDueMessages, msUntilNextDue, resetFutureLeases } from "./message-queue.ts";
import { claimTrial, msUntilTrial, type ReceiverPause, setNextTrial } from "./receiver-pause.ts";
import type { Sink } from "./sink.ts";
import { createWakeSignal } from "./wake-signal.ts";

/** How many attempts of one sink may be in flight at once. */
const CONCURRENCY = 4;
/**
 * How long after a success a receiver counts as healthy; otherwise only one message is sent at a
 * time.
 */
const HEALTHY_MS = 60_000;
/** Longest time until a due message that another process queued is noticed. */
const POLL_INTERVAL_MS = 1_000;
const PAUSE_AFTER_ERROR_MS = 1_000;
/**
 * How long a stopping worker waits for responses. Messages without a response by then are sent
 * again later.
 */
const STOP_TIMEOUT_MS = 25_000;

/** Finds the references of leads by id; those of leads erased meanwhile are missing. */
export type FindReferences = (leadIds: readonly string[]) => Promise<Map<string, string>>;

export type SinkWorkerDeps = Omit<AttemptDeps, "signal"> & {
  findReferences: FindReferences;
  /** How many milliseconds a stopping worker waits for attempts in flight. */
  stopTimeoutMs?: number;
};

/** Sends the messages of one sink, so that a failing receiver never delays another. */
export interface SinkWorker {
  /** Looks for due messages now. */
  wake(): void;
  /** Resolves when attempts in flight have ended or were aborted, and their results are stored. */
  stop(): Promise<void>;
}

/** Starts sending the sink's due messages, until stopped. */
export function startSinkWorker(sink: Sink, deps: SinkWorkerDeps): SinkWorker {
  const { store, clock, logger, stopTimeoutMs = STOP_TIMEOUT_MS } = deps;
  const wakeSignal = createWakeSignal();
  const abort = new AbortController();
  const attemptDeps = { ...deps, signal: abort.signal };
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

  /** Starts attempts for due messages and returns how long to wait before polling again. */
  async function runOnce(): Promise<number> {
    if (!leasesReset)
      await resetFutureLeases(store, { sink: sink.name, leaseMs: sink.leaseMs, now: clock() });
    leasesReset = true;
    const width = performance.now() < healthyUntil ? CONCURRENCY : 1;
    const free = width - inFlight.size;
    const waitMs = free > 0 ? await msUntilNextDue(store, sink.name, clock()) : undefined;
    if (waitMs !== 0) return Math.min(waitMs ?? POLL_INTERVAL_MS, POLL_INTERVAL_MS);
    const trialInMs = await msUntilTrial(store, sink, clock());
    if (trialInMs !== undefined) return sendTrialIn(trialInMs);
    const { via, most } = (await sink.nextSends?.()) ?? { via: sink, most: free };
    const started = await startAttempts(via, Math.min(most, free));
    return started > 0 ? 0 : POLL_INTERVAL_MS;
  }

  /** Sends one trial message to a failing receiver if its pause is over. */
  async function sendTrialIn(ms: number): Promise<number> {
    if (ms > 0) return Math.min(ms, POLL_INTERVAL_MS);
    const pause = await claimTrial(store, sink, clock());
    if (!pause) return POLL_INTERVAL_MS;
    const started = await startAttempts(sink, 1, pause);
    if (started === 0) await setNextTrial(store, sink.name, 0, clock());
    return POLL_INTERVAL_MS;
  }

  /** Claims up to `limit` messages and starts their attempts. Returns how many. */
  async function startAttempts(via: Sink, limit: number, pause?: ReceiverPause): Promise<number> {
    if (limit === 0) return 0;
    const claimed = await claimDueMessages(store, {
      sink: sink.name,
      leaseMs: sink.leaseMs,
      now: clock(),
      limit,
      except: [...inFlight.keys()],
    });
    if (claimed.length === 0) return 0;
    const references = await deps.findReferences(claimed.map(({ leadId }) => leadId));
    for (const message of claimed) {
      const reference = references.get(message.leadId);
      if (reference === undefined) continue;
      const sending = { ...message, reference };
      const attempt = attemptOnce(via, sending, pause, attemptDeps).then((delivered) => {
        healthyUntil = delivered ? performance.now() + HEALTHY_MS : 0;
        inFlight.delete(message.id);
        wakeSignal.wake();
      });
      inFlight.set(message.id, attempt);
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
