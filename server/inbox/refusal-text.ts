import { clockText, longDate } from "#domain/delivery/delivery-date.ts";
import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import { leadStateWords } from "#domain/desk/lead-state.ts";
import type { HistoryRow } from "#server/store/schema.ts";
import { facts } from "#shop/facts.ts";
import type { LockedLead } from "./locked-lead.ts";
import type { FindColleague } from "./staff-names.ts";

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
  switch (last.what) {
    case "answered":
      return `${names(last.by_id)?.name ?? "Somebody"} answered this lead at ${at}.`;
    case "booking_moved":
      return `The delivery was moved at ${at}.`;
    case "booking_cancelled":
      return `The delivery was canceled at ${at}.`;
    case "booking_undone":
      return `The delivery was booked again at ${at}.`;
    case "take":
    case "assign":
      return last.to_id === null ? `Nobody has this lead since ${at}.` : takenText(told);
    default:
      return pastItText(told);
  }
}

/** `10:14 AM`; with the day, if that is over. */
export function timeText(instant: string, now: Date): string {
  const { date, time } = shopDateTime(facts.timeZone, new Date(instant));
  const isToday = shopDateTime(facts.timeZone, now).date === date;
  return isToday ? clockText(time) : `${clockText(time)} on ${longDate(date)}`;
}
