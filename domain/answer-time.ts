/** We promise an answer within this time (spec §9 "Promises"). */
export const ANSWER_WITHIN_MS = 24 * 60 * 60 * 1000;
/** The shop is reminded when this much of it is left. */
export const REMIND_WITH_LEFT_MS = 4 * 60 * 60 * 1000;

/** When a lead that came at `from` is to be answered, and when the shop is reminded of it. */
export function answerTimes(from: Date): { due: Date; remind: Date } {
  const due = new Date(from.getTime() + ANSWER_WITHIN_MS);
  return { due, remind: new Date(due.getTime() - REMIND_WITH_LEFT_MS) };
}

/** `3 h 20 min left`, `late by 12 min`: how a lead stands to its promise. */
export function timeLeft(due: Date, now: Date): string {
  const minutes = Math.floor(Math.abs(due.getTime() - now.getTime()) / 60_000);
  const hours = Math.floor(minutes / 60);
  const span = hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
  return due >= now ? `${span} left` : `late by ${span}`;
}
