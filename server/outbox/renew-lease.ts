import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Store } from "#server/store/store-interface.ts";
import { renewLease } from "./message-queue.ts";
import { setNextTrial } from "./receiver-pause.ts";
import type { Sink } from "./sink.ts";

/**
 * Renews a lease, and the claim on a trial, during an attempt: an email server may take minutes to
 * respond, and no other worker may send the email meanwhile. Returns a function that stops
 * renewing.
 */
export function keepLeaseAlive(
  { name, leaseMs }: Sink,
  { lease, isTrial }: { lease: string; isTrial: boolean },
  { store, clock, logger }: { store: Store; clock: Clock; logger: Logger },
): () => void {
  const renew = async () => {
    const now = clock();
    await renewLease(store, { lease, leaseMs }, now);
    if (isTrial) await setNextTrial(store, name, leaseMs, now);
  };
  const timer = setInterval(() => {
    renew().catch((err) => logger.warn({ err, sink: name }, "a lease could not be renewed"));
  }, leaseMs / 3);
  return () => clearInterval(timer);
}
