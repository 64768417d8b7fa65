import { called } from "#server/mail/trouble-letter.ts";
import { outboxBySink, type SinkHealth } from "#server/outbox/outbox-health.ts";
import type { Queries } from "#server/store/store.ts";
import { inTrouble } from "./trouble-alert.ts";

/** The ways out on which the owner should look at something, with what happened there. */
export async function troubledSinks(queries: Queries, now: Date): Promise<SinkHealth[]> {
  return (await outboxBySink(queries)).filter((health) => inTrouble(health, now));
}

/** One line for the owner at the terminal; undefined when all deliveries are well. */
export async function troubleLine(queries: Queries, now: Date): Promise<string | undefined> {
  const troubles = await troubledSinks(queries, now);
  if (troubles.length === 0) return undefined;
  const parts = troubles.map(({ sink, parked, pending, lastError }) =>
    [
      `${called[sink]}: ${parked} given up on, ${pending} waiting`,
      ...(lastError ? [lastError] : []),
    ].join(". "),
  );
  return `Deliveries need you. For ${parts.join("; for ")}`;
}
