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

/** What happened, in a sentence. @param kind of the lead, e.g. `quote` */
export function historyText(entry: HistoryEntry, kind: string): string {
  const { what, detail = "" } = entry;
  const who = entry.by?.name ?? "The shop";
  switch (what) {
    case "arrived":
      return `Sent: ${wordsFor(kindWords, kind).toLowerCase()}`;
    case "added":
      return detail ? `${who} added it: ${wordsFor(sourceWords, detail)}` : `${who} added it`;
    case "take":
      return `${who} took it`;
    case "assign":
      return `${who} gave it to ${entry.to?.name ?? "nobody"}`;
    case "answered":
      return detail
        ? `${who} answered ${wordsFor(answerWords, detail).toLowerCase()}`
        : `${who} answered`;
    case "note":
      return `${who} wrote a note`;
    case "lost":
      return detail
        ? `${who} marked it as lost: ${lostReasonText(detail)}`
        : `${who} marked it as lost`;
    case "done":
      return `${who} marked it as done`;
    case "reopen":
      return `${who} opened it again`;
    case "send_again":
      return `${who} sent a message again`;
    case "booking_moved":
      return "Delivery moved";
    case "booking_cancelled":
      return "Delivery canceled";
    case "booking_undone":
      return "Cancellation taken back";
  }
}
