import type { InboxRow, InboxView } from "#domain/desk/inbox.ts";
import type { answerWays, LeadState, lostReasons } from "#domain/desk/lead-state.ts";

export const stateWords: Record<LeadState, string> = {
  new: "New",
  in_hand: "In hand",
  quoted: "Quoted",
  accepted: "Accepted",
  done: "Done",
  lost: "Lost",
};

export const viewWords: Record<InboxView, string> = { ...stateWords, to_answer: "To answer" };

/** The kinds of leads, in the order in which they are offered. */
export const kindWords: Readonly<Record<string, string>> = {
  quote: "Quote request",
  custom: "Custom request",
  price_match: "Price match",
  financing: "Financing",
  booking: "Delivery booking",
};

/** `Quote request`; of a shopper who is written to in another language, `Quote request in Spanish`. */
export function kindText({ kind, language }: Pick<InboxRow, "kind" | "language">): string {
  const words = wordsFor(kindWords, kind);
  return language === "es" ? `${words} in Spanish` : words;
}

export const answerWords: Record<(typeof answerWays)[number], string> = {
  phone: "By phone",
  text: "By text",
  email: "By email",
  in_person: "In person",
};

export const lostWords: Record<(typeof lostReasons)[number], string> = {
  price: "Price",
  elsewhere: "Bought elsewhere",
  no_reply: "No reply",
  not_carried: "We don't carry it",
  not_a_request: "Not a request",
  other: "Something else",
};

/** The words for a stored value; the value itself if it has none. */
export function wordsFor(words: Readonly<Record<string, string>>, value: string): string {
  return words[value] ?? value;
}
