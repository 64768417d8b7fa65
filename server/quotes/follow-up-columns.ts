import { shopDateTime, shopInstant } from "#domain/delivery/delivery-moment.ts";
import { type FollowUp, followUpTime, nextFollowUp } from "#domain/quote/follow-ups.ts";
import { facts } from "#shop/facts.ts";

/** The columns with a version's next follow-up, after the one that was due last. */
export function followUpColumns(
  { sentAt, goodUntil }: { sentAt: Date; goodUntil: string },
  last?: FollowUp,
): { follow_up: FollowUp | null; follow_up_at: string | null } {
  const sent = shopDateTime(facts.timeZone, sentAt);
  const next = nextFollowUp({ sent, goodUntil }, last);
  if (!next) return { follow_up: null, follow_up_at: null };
  const at = shopInstant(facts.timeZone, next.day, followUpTime);
  return { follow_up: next.what, follow_up_at: at.toISOString() };
}
