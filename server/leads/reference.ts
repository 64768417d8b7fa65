import { randomInt } from "node:crypto";

/**
 * Without look-alikes (0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V), and without vowels so that no word
 * appears.
 */
export const REFERENCE_SYMBOLS = "23456789CDFGHJKMNPQRTVWXY";
const LENGTH = 5;

/**
 * A reference that people can say on the phone, such as `Q-7K3M9`: one of 9.7 million per kind
 * (rule 14.4). Not guaranteed to be unique; the caller must try another if it is taken.
 * @param letter the lead kind's `referencePrefix`.
 * @param pick returns a random integer below its argument.
 */
export function newReference(letter: string, pick: (below: number) => number = randomInt): string {
  const symbols = Array.from(
    { length: LENGTH },
    () => REFERENCE_SYMBOLS[pick(REFERENCE_SYMBOLS.length)],
  );
  return `${letter}-${symbols.join("")}`;
}

/** `q 7k3m9` → `Q-7K3M9`: normalizes a reference as a person wrote it. */
export function normalizeReference(written: string): string {
  const plainText = written.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return `${plainText.slice(0, 1)}-${plainText.slice(1)}`;
}
