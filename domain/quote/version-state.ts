import type { VersionStatus } from "./quote-view.ts";

/** What is done with a version of a quote, or happens to it (rules 19.1 and 19.5). */
export type VersionAction =
  /** A newer version was sent. */
  | "replace"
  /** A newer version was accepted. */
  | "replace_accepted"
  /** Sending the newer version was undone. */
  | "undo_replace"
  /** Sending this one was undone: it becomes the draft again. */
  | "undo_send"
  | "accept"
  | "decline"
  | "change"
  | "ask_again"
  | "withdraw"
  | "extend"
  | "take_back"
  | "payment"
  | "book"
  /** Its last day is over. */
  | "expire";

interface Move {
  from: readonly VersionStatus[];
  /** Absent if the version stays as it is. */
  to?: VersionStatus;
}

const moves: Readonly<Record<VersionAction, Move>> = {
  replace: { from: ["open"], to: "replaced" },
  replace_accepted: { from: ["accepted"], to: "replaced" },
  undo_replace: { from: ["replaced"], to: "open" },
  undo_send: { from: ["open"] },
  accept: { from: ["open"], to: "accepted" },
  decline: { from: ["open"], to: "declined" },
  change: { from: ["open"] },
  ask_again: { from: ["accepted", "replaced", "declined", "expired", "withdrawn"] },
  withdraw: { from: ["open"], to: "withdrawn" },
  extend: { from: ["open", "expired"], to: "open" },
  take_back: { from: ["accepted"], to: "withdrawn" },
  payment: { from: ["accepted"] },
  book: { from: ["accepted"] },
  expire: { from: ["open"], to: "expired" },
};

/**
 * A version's status after an action. Whether a newer version or a booking stands in the way is not
 * the version's to know.
 * @param status as of now (`statusOn`)
 * @returns undefined if it can't be done
 */
export function statusAfter(
  action: VersionAction,
  status: VersionStatus,
): VersionStatus | undefined {
  const { from, to = status } = moves[action];
  return from.includes(status) ? to : undefined;
}

/** Whether a version's last day is over: the day after has begun. Both `YYYY-MM-DD`, shop time. */
export function isOver(goodUntil: string, today: string): boolean {
  return goodUntil < today;
}

/** A version's status today, also while nothing has noted yet that its last day is over. */
export function statusOn(
  { status, goodUntil }: { status: VersionStatus; goodUntil: string },
  today: string,
): VersionStatus {
  return status === "open" && isOver(goodUntil, today) ? "expired" : status;
}
