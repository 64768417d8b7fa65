import { type LaneParts, startLane } from "./lane.ts";
import type { Sink } from "./sink.ts";

/** `retryBaseMs` is `DELIVERY_RETRY_BASE_MS`. */
export interface DeliveryWorkerParts extends LaneParts {
  sinks: readonly Sink[];
}

/** Sends what accepted leads left in the outbox. Any number may run on one database. */
export interface DeliveryWorker {
  /** Call after a lead was accepted; delivery starts at once instead of at the next look. */
  nudge(): void;
  /**
   * Begins nothing new and resolves when attempts under way have ended, within half a minute: what a
   * receiver has not answered by then is sent again later.
   */
  stop(): Promise<void>;
}

/** Starts a lane for every sink. */
export function startDeliveryWorker({ sinks, ...parts }: DeliveryWorkerParts): DeliveryWorker {
  const lanes = sinks.map((sink) => startLane(sink, parts));
  return {
    nudge: () => {
      for (const lane of lanes) lane.nudge();
    },
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
