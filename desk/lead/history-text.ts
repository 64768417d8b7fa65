import { answerWords, kindWords, lostWords, wordsFor } from "#desk/lead-words.ts";
import type { HistoryEntry } from "#domain/desk/inbox.ts";

const sourceWords: Readonly<Record<string, string>> = {
  walk_in: "walked in",
  call: "called",
  text: "texted",
};

const lostByThemselves: Readonly<Record<string, string>> = {
  ...lostWords,
  cancelled: "Canceled",
  declined: "Declined",
};

/** Why a lead was lost, in words. */
export function lostReasonText(reason: string): string {
  return wordsFor(lostByThemselves, reason);
}

/** One entry's own parts of its sentence. */
interface Told {
  /** Who did it; "The shop" if it was nobody of the staff. */
  who: string;
  /** Whether a staff member did it. */
  isByStaff: boolean;
  /** Empty if there is none. */
  detail: string;
  /** To whom the lead was given. */
  to: string;
  /** The lead's kind. */
  kind: string;
}

const sentences: Record<HistoryEntry["what"], (told: Told) => string> = {
  arrived: ({ kind }) => `Sent: ${wordsFor(kindWords, kind).toLowerCase()}`,
  added: ({ who, detail }) =>
    withDetail(`${who} added it`, detail && wordsFor(sourceWords, detail)),
  take: ({ who }) => `${who} took it`,
  assign: ({ who, to }) => `${who} gave it to ${to}`,
  answered: ({ who, detail }) =>
    [`${who} answered`, detail && wordsFor(answerWords, detail).toLowerCase()]
      .filter(Boolean)
      .join(" "),
  note: ({ who }) => `${who} wrote a note`,
  lost: ({ who, detail }) =>
    withDetail(`${who} marked it as lost`, detail && lostReasonText(detail)),
  done: ({ who }) => `${who} marked it as done`,
  reopen: ({ who }) => `${who} opened it again`,
  send_again: ({ who }) => `${who} sent a message again`,
  booking_moved: () => "Delivery moved",
  booking_cancelled: () => "Delivery canceled",
  booking_undone: () => "Cancellation taken back",
  quote_sent: ({ who, detail }) => withDetail(`${who} sent the quote`, detail),
  quote_opened: ({ detail }) => withDetail("Quote opened", detail),
  delivery_booked: ({ detail }) => withDetail("Delivery booked", detail),
  quote_undone: ({ who, detail }) =>
    withDetail(`${who} took the quote back before it left`, detail),
  quote_extended: ({ who, detail }) => withDetail(`${who} extended the quote`, detail),
  quote_accepted: ({ who, isByStaff, detail }) =>
    withDetail(isByStaff ? `${who} recorded a yes` : "Quote accepted", detail),
  quote_declined: ({ detail }) => withDetail("Quote declined", detail),
  quote_expired: ({ detail }) => withDetail("Quote ended", detail),
  quote_withdrawn: ({ who, detail }) => withDetail(`${who} withdrew the quote`, detail),
  acceptance_withdrawn: ({ who, detail }) => withDetail(`${who} took the acceptance back`, detail),
  link_renewed: ({ who }) => `${who} made a new link to the quote`,
  question: () => "Question from the shopper",
  change_requested: ({ detail }) => withDetail("Change asked for", detail),
  asked_again: () => "The shopper asked for the quote again",
  reply: ({ who }) => `${who} replied`,
  payment: ({ who, detail }) => withDetail(`${who} recorded a payment`, detail),
  payment_removed: ({ who, detail }) => withDetail(`${who} removed a payment`, detail),
};

/** What happened, in a sentence. @param kind of the lead, e.g. `quote` */
export function historyText({ what, by, to, detail = "" }: HistoryEntry, kind: string): string {
  const who = by?.name ?? "The shop";
  const isByStaff = Boolean(by);
  return sentences[what]({ who, isByStaff, detail, to: to?.name ?? "nobody", kind });
}

function withDetail(sentence: string, detail: string): string {
  return detail ? `${sentence}: ${detail}` : sentence;
}
