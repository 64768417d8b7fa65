import type { Sink } from "./sink.ts";
import { type SinkWorkerDeps, startSinkWorker } from "./sink-worker.ts";

/** `retryBaseMs` is `DELIVERY_RETRY_BASE_MS`, in milliseconds. */
export interface OutboxWorkerDeps extends SinkWorkerDeps {
  sinks: readonly Sink[];
}

/** Sends the messages in the outbox. Any number of workers can share one database. */
export interface OutboxWorker {
  /**
   * Call after a lead was stored, so that its messages are sent now instead of at the next poll.
   */
  wake(): void;
  /**
   * Starts no new attempts and resolves when those in flight have ended, within 30 seconds.
   * Messages whose receiver has not responded by then are sent again later.
   */
  stop(): Promise<void>;
}

/** Starts a worker for every sink. */
export function startOutboxWorker({ sinks, ...deps }: OutboxWorkerDeps): OutboxWorker {
  const sinkWorkers = sinks.map((sink) => startSinkWorker(sink, deps));
  return {
    wake: () => {
      for (const sinkWorker of sinkWorkers) sinkWorker.wake();
    },
    stop: async () => {
      await Promise.all(sinkWorkers.map((sinkWorker) => sinkWorker.stop()));
    },
  };
}
