import { editDistance, prefixDistance } from "./edit-distance.ts";

/** Shorter words are too ambiguous to guess. */
const minTypoLength = 4;
const minPrefixLength = 5;
const longEnoughForTwo = 8;

/** How many typos a word of that many letters may have (rule 6.4). */
export function maxTypos(length: number): number {
  if (length < minTypoLength) return 0;
  return length < longEnoughForTwo ? 1 : 2;
}

/**
 * How well a known word matches a mistyped one, from 0 (not at all) to 1. Numbers are never
 * guessed: model 4700 is not model 4400. In words of four letters no letter may be replaced: "pink"
 * is not a typo of "pine". The first letter must be correct or swapped with the second.
 * @param isBegun whether the typed word may be the beginning of a longer one.
 */
export function typoMatchQuality(typed: string, known: string, isBegun: boolean): number {
  const typos = maxTypos(typed.length);
  if (typos === 0 || /\d/.test(typed) || /\d/.test(known)) return 0;
  if (known.length < typed.length - typos || !startsAlike(typed, known)) return 0;
  const whole = editDistance(typed, known);
  if (whole <= typos) return isReplaced(typed, known) ? 0 : 0.7 - 0.15 * whole;
  if (!isBegun || typed.length < minPrefixLength) return 0;
  const beginning = prefixDistance(typed, known);
  return beginning <= typos ? 0.5 - 0.15 * beginning : 0;
}

function isReplaced(typed: string, known: string): boolean {
  if (typed.length > minTypoLength || known.length !== typed.length) return false;
  return [...typed].toSorted().join("") !== [...known].toSorted().join("");
}

function startsAlike(typed: string, known: string): boolean {
  return typed[0] === known[0] || (typed[0] === known[1] && typed[1] === known[0]);
}
