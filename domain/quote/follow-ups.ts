import { addDays, daysBetween } from "#domain/delivery/delivery-date.ts";
import type { ShopDateTime } from "#domain/delivery/delivery-moment.ts";

/** Emails about a version that are sent by themselves, at 9:00 AM shop time (rule 19.12). */
export type FollowUp =
  /** To the shopper: the quote ends in two days. */
  | "ends_soon"
  /** To the seller: the link wasn't seen opened. */
  | "not_opened"
  /** To the seller: the quote has ended. */
  | "ended";

/** When follow-ups are sent, shop time. */
export const followUpTime = "09:00";

/** A version as far as its follow-ups depend on it, in shop time. */
export interface FollowedVersion {
  sent: ShopDateTime;
  /** `YYYY-MM-DD`. */
  goodUntil: string;
}

/** Quotes that are good for fewer days get no reminder. */
const DAYS_WORTH_A_REMINDER = 4;

/** The follow-ups of a version in the order in which they are due, each with its day. */
export function followUpDays({ sent, goodUntil }: FollowedVersion): [FollowUp, string][] {
  const days: [FollowUp, string][] = [];
  // Two whole days after it was sent, which later in the day are over on the third only.
  const unseen = addDays(sent.date, sent.time <= followUpTime ? 2 : 3);
  if (unseen <= goodUntil) days.push(["not_opened", unseen]);
  if (daysBetween(sent.date, goodUntil) >= DAYS_WORTH_A_REMINDER)
    days.push(["ends_soon", addDays(goodUntil, -2)]);
  days.push(["ended", addDays(goodUntil, 1)]);
  return days.toSorted(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The first follow-up after the one that was due last; null after the last. */
export function nextFollowUp(
  version: FollowedVersion,
  last?: FollowUp | undefined,
): { what: FollowUp; day: string } | null {
  const days = followUpDays(version);
  const [what, day] = days[days.findIndex(([due]) => due === last) + 1] ?? [];
  return what && day ? { what, day } : null;
}
