import { sinkLabels } from "#server/mail/stuck-messages-email.ts";
import { outboxBySink, type SinkHealth } from "#server/outbox/outbox-health.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { areStuck, receiverNeedsOwner } from "./incidents.ts";

/** The sinks the owner should check, with their state. */
export async function failingSinks(queries: Queries, now: Date): Promise<SinkHealth[]> {
  return (await outboxBySink(queries)).filter(
    (health) => areStuck(health, now) || receiverNeedsOwner(health, now),
  );
}

/** One line for the owner in the terminal; undefined if all sinks work. */
export async function incidentLine(queries: Queries, now: Date): Promise<string | undefined> {
  const failing = await failingSinks(queries, now);
  if (failing.length === 0) return undefined;
  const parts = failing.map(({ sink, parked, pending, receiver, lastError }) => {
    const error = receiver?.error ?? lastError;
    return [
      `${sinkLabels[sink]}: ${parked} given up on, ${pending} waiting`,
      ...(error ? [error] : []),
    ].join(". ");
  });
  return `Deliveries need you. For ${parts.join("; for ")}`;
}
