import type { Sink } from "./sink.ts";
import { type SinkWorkerDeps, startSinkWorker } from "./sink-worker.ts";

/** `retryBaseMs` is `DELIVERY_RETRY_BASE_MS`. */
export interface OutboxWorkerDeps extends SinkWorkerDeps {
  sinks: readonly Sink[];
}

/** Sends what accepted leads left in the outbox. Any number may run on one database. */
export interface OutboxWorker {
  /** Call after a lead was accepted; delivery starts at once instead of at the next look. */
  wake(): void;
  /**
   * Begins nothing new and resolves when attempts under way have ended, within half a minute: what a
   * receiver has not answered by then is sent again later.
   */
  stop(): Promise<void>;
}

/** Starts a lane for every sink. */
export function startOutboxWorker({ sinks, ...parts }: OutboxWorkerDeps): OutboxWorker {
  const sinkWorkers = sinks.map((sink) => startSinkWorker(sink, parts));
  return {
    wake: () => {
      for (const sinkWorker of sinkWorkers) sinkWorker.wake();
    },
    stop: async () => {
      await Promise.all(sinkWorkers.map((sinkWorker) => sinkWorker.stop()));
    },
  };
}
