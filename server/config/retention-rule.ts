import { z } from "zod";
import type { LeadKindName } from "#server/services/page-services.ts";

/**
 * Days each kind is kept, counted from when it came, or from the delivery for bookings (rule
 * 14.28).
 */
export type RetentionDays = Partial<Record<LeadKindName, number>>;

const kinds: readonly LeadKindName[] = ["quote", "custom", "booking", "financing", "price_match"];
/** A slip of the finger must not erase what came in this month. */
const FEWEST_DAYS = 30;
const MOST_DAYS = 36_500;

const HOW = `must be a number of days for all kinds, such as 730, or kinds with theirs, each once, such as quote=730,financing=365 (kinds: ${kinds.join(", ")}; ${FEWEST_DAYS} days or more)`;

/** `RETENTION_DAYS`. */
export const retention = z.string().transform((text, context): RetentionDays => {
  const days = readRetention(text);
  if (days) return days;
  context.addIssue({ code: "custom", message: HOW });
  return z.NEVER;
});

function readRetention(text: string): RetentionDays | undefined {
  const all = readDays(text);
  if (all !== undefined) return Object.fromEntries(kinds.map((kind) => [kind, all]));
  const found: RetentionDays = {};
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
  return days >= FEWEST_DAYS && days <= MOST_DAYS ? days : undefined;
}
