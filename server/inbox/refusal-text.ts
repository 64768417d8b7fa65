import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import { leadStateWords } from "#domain/desk/lead-state.ts";
import { formatsIn } from "#formats-in";
import type { HistoryRow } from "#server/store/schema.ts";
import { facts } from "#shop/facts.ts";
import type { LockedLead } from "./locked-lead.ts";
import type { FindColleague } from "./staff-names.ts";

const { clockText, longDate } = formatsIn.en;

interface Told {
  lead: Pick<LockedLead, "state" | "assigned_to">;
  /** The lead's, oldest first. */
  history: readonly HistoryRow[];
  names: FindColleague;
  now: Date;
}

/** Why a lead in this state can't be changed so. */
export function pastItText({ lead, history, names, now }: Told): string {
  const marked = history.findLast(({ state }) => state !== null);
  const by = marked?.state === lead.state ? names(marked.by_id) : null;
  if (!marked || !by) return `This lead is ${leadStateWords[lead.state]}.`;
  return `${by.name} marked this lead as ${leadStateWords[lead.state]} at ${timeText(marked.at, now)}.`;
}

/** Why a lead can't be taken. */
export function takenText({ lead, history, names, now }: Told): string {
  const name = names(lead.assigned_to)?.name ?? "Somebody";
  const since = history.findLast(({ to_id }) => to_id === lead.assigned_to);
  return since
    ? `${name} has this lead since ${timeText(since.at, now)}.`
    : `${name} has this lead.`;
}

/** What happened since somebody looked at a lead. */
export function outdatedText(told: Told): string {
  const { history, names, now } = told;
  const last = history.findLast(({ what }) => what !== "note" && what !== "send_again");
  if (!last) return pastItText(told);
  const at = timeText(last.at, now);
  if (last.what === "take" || last.what === "assign") {
    return last.to_id === null ? `Nobody has this lead since ${at}.` : takenText(told);
  }
  const happened = events[last.what]?.(names(last.by_id)?.name ?? "Somebody");
  return happened ? `${happened} at ${at}.` : pastItText(told);
}

/** What happened, except for what is told as the lead's state or as who has it. */
const events: Partial<Record<HistoryRow["what"], (who: string) => string>> = {
  answered: (who) => `${who} answered this lead`,
  booking_moved: () => "The delivery was moved",
  booking_cancelled: () => "The delivery was canceled",
  booking_undone: () => "The delivery was booked again",
  quote_sent: (who) => `${who} sent a quote`,
  quote_undone: (who) => `${who} took a quote back before it left`,
  quote_extended: (who) => `${who} extended the quote`,
  quote_accepted: () => "The quote was accepted",
  quote_declined: () => "The quote was declined",
  quote_expired: () => "The quote ended",
  quote_withdrawn: (who) => `${who} withdrew the quote`,
  acceptance_withdrawn: (who) => `${who} took the acceptance back`,
  link_renewed: (who) => `${who} made a new link`,
  question: () => "The shopper asked a question",
  change_requested: () => "The shopper asked for a change",
  asked_again: () => "The shopper asked for the quote again",
  reply: (who) => `${who} replied`,
  payment: (who) => `${who} recorded a payment`,
  payment_removed: (who) => `${who} removed a payment`,
};

/** `10:14 AM`; with the day, if that is over. */
export function timeText(instant: string, now: Date): string {
  const { date, time } = shopDateTime(facts.timeZone, new Date(instant));
  const isToday = shopDateTime(facts.timeZone, now).date === date;
  return isToday ? clockText(time) : `${clockText(time)} on ${longDate(date)}`;
}
