import { isRecord } from "#domain/is-record.ts";

/** For how long a quote can be called back, in milliseconds (rule 19.54). */
export const undoMs = 9_000;

/** A version that this browser has just sent. */
export interface JustSent {
  version: number;
  /** The shopper's first name. */
  name: string;
  /** Until when it can be called back, in milliseconds of this browser's clock. */
  until: number;
}

/** The history state with which the lead's page offers to call the quote back. */
export interface JustSentState {
  sent: JustSent;
}

/** Begins the time in which a version can be called back. @param name the shopper's first name */
export function justSent(version: number, name: string): JustSentState {
  return { sent: { version, name, until: Date.now() + undoMs } };
}

/** What a history state says was just sent; undefined if it says nothing or that was too long ago. */
export function readJustSent(state: unknown, now: number): JustSent | undefined {
  const sent = isRecord(state) && isRecord(state.sent) ? state.sent : {};
  const { version, name, until } = sent;
  if (typeof version !== "number" || typeof name !== "string" || typeof until !== "number") {
    return undefined;
  }
  return now < until && until <= now + undoMs ? { version, name, until } : undefined;
}
