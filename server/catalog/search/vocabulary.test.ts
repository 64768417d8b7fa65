import { expect, test } from "vitest";
import { createVocabulary } from "./vocabulary.ts";

/** A row that is named by these words. */
function row(...all: string[]) {
  return { all, weights: new Set(all) };
}

function words(...known: string[]) {
  const vocabulary = createVocabulary(["couch"]);
  for (const word of known) vocabulary.add(row(word));
  return vocabulary;
}

test("counts the rows with a word; names don't count", () => {
  const vocabulary = words("sofa", "sofa", "bed");
  expect(["sofa", "bed", "couch", "rug"].map(vocabulary.count)).toEqual([2, 1, 0, 0]);
});

test("finds words by their beginning, the most frequent first", () => {
  const vocabulary = words("recline", "recliner", "recliner", "red", "sofa");
  expect(vocabulary.startingWith("rec", 9)).toEqual(["recliner", "recline"]);
  expect(vocabulary.startingWith("cou", 9)).toEqual(["couch"]);
  expect(vocabulary.startingWith("re", 1)).toEqual(["recliner"]);
  expect(vocabulary.startingWith("x", 9)).toEqual([]);
});

test("forgets a word that no row has any more, unless it is a name of the language", () => {
  const vocabulary = words("sofa", "sofa", "settee");
  expect(vocabulary.startingWith("se", 9)).toEqual(["settee"]);
  vocabulary.remove(row("sofa", "settee"));
  expect(["sofa", "settee", "couch"].map(vocabulary.count)).toEqual([1, 0, 0]);
  expect(vocabulary.startingWith("se", 9)).toEqual([]);
  expect(vocabulary.closest("setee", 2, false)).toEqual([]);
  vocabulary.add(row("settee", "couch"));
  expect(vocabulary.startingWith("se", 9)).toEqual(["settee"]);
  vocabulary.remove(row("couch"));
  expect(vocabulary.startingWith("cou", 9)).toEqual(["couch"]);
});

test("rule 6.4: finds the closest words, of equally close ones the most frequent", () => {
  const vocabulary = words("recliner", "reclined", "reclined", "4700", "leather");
  const found = (typed: string) => vocabulary.closest(typed, 2, true).map(({ word }) => word);
  expect(found("reclinr")).toEqual(["recliner", "reclined"]);
  expect(found("reclinew")).toEqual(["reclined", "recliner"]);
  expect(found("rceliner")[0]).toBe("recliner");
  expect(found("lether")).toEqual(["leather"]);
  expect(found("cuoch")).toEqual(["couch"]);
  expect(found("4701")).toEqual([]);
});

test("rule 6.4: words that are only mentioned in descriptions are no guesses", () => {
  const vocabulary = words("sofa");
  vocabulary.add({ all: ["house", "sofa"], weights: new Set(["sofa"]) });
  expect(["house", "sofa", "couch", "rug"].map(vocabulary.isNamed)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(vocabulary.closest("horse", 2, false)).toEqual([]);
});

test("only what is still being typed may be the mistyped beginning of a word", () => {
  const vocabulary = words("recliner");
  expect(vocabulary.closest("reclni", 1, true)).toHaveLength(1);
  expect(vocabulary.closest("reclni", 1, false)).toEqual([]);
});
