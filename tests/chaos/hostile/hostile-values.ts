import fc from "fast-check";
import { hostileNames, knownAttacks } from "./known-attacks.ts";

const known = fc.constantFrom(...knownAttacks);
const anyText = fc.string({ unit: "binary", maxLength: 80 });
const long = fc
  .tuple(
    fc.constantFrom("a", "é", "<", "\u0000", "😀", "9", "["),
    fc.integer({ min: 100, max: 60_000 }),
  )
  .map(([unit, times]) => unit.repeat(times));

/**
 * Text for a field or parameter: known attacks, alone or combined, any characters, and far too long
 * texts.
 */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: known },
  { weight: 4, arbitrary: anyText },
  { weight: 2, arbitrary: fc.tuple(known, anyText, known).map((parts) => parts.join("")) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: long },
);

/** A value for a URL or header, no longer than servers accept. */
export const shortHostileText = hostileText.map((text) => text.slice(0, 1_500));

/** Names of fields or parameters: known attacks or any characters. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileNames),
  fc.string({ unit: "binary", maxLength: 12 }),
);

/** Percent-encodes like a browser, or incorrectly like no browser would. */
export function encoded(text: string, how: "proper" | "double" | "bytes" | "raw"): string {
  if (how === "raw") return text.replace(/[^!-~]/g, "");
  const proper = encodeURIComponent(text.toWellFormed());
  if (how === "double") return encodeURIComponent(proper);
  if (how === "proper") return proper;
  // Latin-1 bytes, which are not UTF-8.
  return Buffer.from(text, "latin1").toString("hex").replace(/../g, "%$&");
}

export const encodingStyle = fc.constantFrom(
  "proper",
  "proper",
  "proper",
  "double",
  "bytes",
  "raw",
);
