import { z } from "zod";

/**
 * Retention in days by lead kind, counted from when a lead was stored, or from the delivery for
 * bookings.
 */
export type RetentionDays = Readonly<Record<string, number>>;

/** Minimum, so that a typo can't erase the latest leads. */
const MIN_DAYS = 30;
const MAX_DAYS = 36_500;

/**
 * The rule for `RETENTION_DAYS`.
 * @param kinds names of the lead kinds.
 */
export function retentionRule(kinds: readonly string[]) {
  const message = `must be a number of days for all kinds, such as 730, or kinds with theirs, each once, such as quote=730,financing=365 (kinds: ${kinds.join(", ")}; ${MIN_DAYS} days or more)`;
  return z.string().transform((text, context): RetentionDays => {
    const days = readRetention(text, kinds);
    if (days) return days;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

function readRetention(text: string, kinds: readonly string[]): RetentionDays | undefined {
  const all = readDays(text);
  if (all !== undefined) return Object.fromEntries(kinds.map((kind) => [kind, all]));
  const found: Record<string, number> = {};
  for (const part of text.split(",")) {
    const [name = "", value = ""] = part.split("=").map((side) => side.trim());
    const kind = kinds.find((known) => known === name);
    const days = readDays(value);
    if (kind === undefined || days === undefined || found[kind]) return undefined;
    found[kind] = days;
  }
  return found;
}

function readDays(text: string): number | undefined {
  if (!/^\d{1,5}$/.test(text)) return undefined;
  const days = Number(text);
  return days >= MIN_DAYS && days <= MAX_DAYS ? days : undefined;
}
