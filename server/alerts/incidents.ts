import type { SinkHealth } from "#server/outbox/outbox-health.ts";

/** A message that is pending longer than this is stuck. */
const STUCK_MS = 60 * 60 * 1000;

/**
 * Whether messages are stuck (rule 15.21): parked, or pending for over an hour although nothing is
 * known to be wrong with their receiver.
 */
export function areStuck(health: SinkHealth, now: Date): boolean {
  return health.parked > 0 || (health.receiver === undefined && waitLong(health, now));
}

/**
 * Whether the owner should know that a receiver fails (rule 15.25): at once if messages wait and it
 * won't pass by itself, otherwise when they have waited for an hour.
 */
export function receiverNeedsOwner(health: SinkHealth, now: Date): boolean {
  const { receiver, pending } = health;
  if (!receiver || receiver.answeredAt || pending === 0) return false;
  return receiver.ownerMustFix || waitLong(health, now);
}

function waitLong({ pendingSince }: SinkHealth, now: Date): boolean {
  return pendingSince !== undefined && +now - +pendingSince > STUCK_MS;
}
