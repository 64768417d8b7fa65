import { randomInt } from "node:crypto";

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V look-alikes, and no vowels, so that no word appears. */
export const REFERENCE_SYMBOLS = "23456789CDFGHJKMNPQRTVWXY";
const LENGTH = 5;

/**
 * A reference people can say on the phone: `Q-7K3M9`, one of 9.7 million per kind (rule 14.4). Not
 * unique automatically; whoever stores it tries another when it is taken.
 * @param letter of the lead's kind.
 */
export function newReference(letter: string, pick: (below: number) => number = randomInt): string {
  const symbols = Array.from(
    { length: LENGTH },
    () => REFERENCE_SYMBOLS[pick(REFERENCE_SYMBOLS.length)],
  );
  return `${letter}-${symbols.join("")}`;
}

/** `q 7k3m9` → `Q-7K3M9`: a reference as somebody wrote it down. */
export function normalizeReference(written: string): string {
  const plainText = written.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return `${plainText.slice(0, 1)}-${plainText.slice(1)}`;
}
