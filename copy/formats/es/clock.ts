import { clockParts } from "#domain/date-parts.ts";

/** `a. m.` or `p. m.`, whose two parts stay on one line. */
export function half(isMorning: boolean): string {
  return isMorning ? "a.\u00a0m." : "p.\u00a0m.";
}

/** `la` before one o'clock, else `las`. */
export function article(time: string): string {
  return clockParts(time).hour === 1 ? "la" : "las";
}
