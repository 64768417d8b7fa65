import { expect, test } from "vitest";
import { foldWords } from "./fold-words.ts";

test("accents, capitals and punctuation make no difference", () => {
  expect(foldWords("Bouclé-Fabric, 84 × 37 in")).toEqual(["boucle", "fabric", "84", "37", "in"]);
  expect(foldWords("Bouclé")).toEqual(foldWords("BOUCLE"));
  expect(foldWords("kids’ beds")).toEqual(["kid", "bed"]);
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
])("%s is more than one %s", (plural, one) => {
  expect(foldWords(plural)).toEqual([one]);
});

test.each(["glass", "gas", "dress"])("%s is no plural", (word) => {
  expect(foldWords(word)).toEqual([word]);
});

test("a text without words has none", () => {
  expect(foldWords(" – / ")).toEqual([]);
});
