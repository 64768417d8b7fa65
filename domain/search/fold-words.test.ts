import { expect, test } from "vitest";
import { normalizeWords } from "./fold-words.ts";

test("ignores accents, capitals and punctuation", () => {
  expect(normalizeWords("Bouclé-Fabric, 84 × 37 in")).toEqual([
    "boucle",
    "fabric",
    "84",
    "37",
    "in",
  ]);
  expect(normalizeWords("Bouclé")).toEqual(normalizeWords("BOUCLE"));
  expect(normalizeWords("kids’ beds")).toEqual(["kid", "bed"]);
});

test.each([
  ["sofas", "sofa"],
  ["couches", "couch"],
  ["benches", "bench"],
  ["chaises", "chaise"],
  ["boxes", "box"],
  ["accessories", "accessory"],
  ["plies", "ply"],
  ["pies", "pie"],
  ["glasses", "glass"],
])("%s is the plural of %s", (plural, one) => {
  expect(normalizeWords(plural)).toEqual([one]);
});

test.each(["glass", "gas", "dress"])("%s is not a plural", (word) => {
  expect(normalizeWords(word)).toEqual([word]);
});

test("a text without words gives no words", () => {
  expect(normalizeWords(" – / ")).toEqual([]);
});
