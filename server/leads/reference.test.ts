import fc from "fast-check";
import { expect, it } from "vitest";
import { newReference, normalizeReference, REFERENCE_SYMBOLS } from "./reference.ts";

const letter = fc.constantFrom("Q", "C", "B", "F", "P");
const pick = fc
  .infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true }))
  .map((chances) => (below: number) => Math.floor((chances.next().value ?? 0) * below));

it("consists of the prefix, a dash and five unambiguous symbols", () => {
  fc.assert(
    fc.property(letter, pick, (kind, random) => {
      expect(newReference(kind, random)).toMatch(new RegExp(`^${kind}-[${REFERENCE_SYMBOLS}]{5}$`));
    }),
  );
  expect(REFERENCE_SYMBOLS).not.toMatch(/[01ILOUSZBAE]/);
});

it("is parsed in any spelling", () => {
  fc.assert(
    fc.property(letter, fc.constantFrom("", " ", " - ", "-"), (kind, between) => {
      const reference = newReference(kind);
      const written = reference.replace("-", between).toLowerCase();
      expect(normalizeReference(written)).toBe(reference);
    }),
  );
});
