import fc from "fast-check";
import { expect, it, test } from "vitest";
import { emailWords, phoneWords, searchTerms, wordsOf } from "./search-words.ts";

const stored = [
  ...wordsOf("Zoë O'Brien-Ríos"),
  ...wordsOf("Q-7K3M9"),
  ...wordsOf("Brazos Leather Sofa (Cognac, 84 in)"),
  ...wordsOf("PF-PEBBLE-IVY"),
  ...emailWords("zoe.obrien@mail.example.com"),
  ...phoneWords("+17135550142", "7135550142"),
];

function isFound(typed: string): boolean {
  const terms = searchTerms(typed);
  return terms.length > 0 && terms.every((term) => stored.some((word) => word.startsWith(term)));
}

test.each([
  "zoe",
  "ZOË o'brien",
  "obrien",
  "O’Brien",
  "rios zo",
  "Q-7K3M9",
  "q7k3m9",
  "7k3",
  "zoe.obrien@mail.example.com",
  "zoe.obrien@ma",
  "mail.example",
  "braz leath",
  "cognac 84",
  "PF-PEBBLE-IVY",
  "pfpebbleivy",
  "pebble ivy brien",
  "0142",
  "713",
  "713 555",
  "(713) 555-0142",
  "713.555.0142 ext. 5",
  "+1 713-555-0142",
  "1 713 555 0142",
  "7135550142",
  "555-0142",
  "Zoë 713 555 0142",
  "ｚｏｅ",
])("%s is found", (typed) => expect(isFound(typed)).toBe(true));

test.each([
  "",
  "  ",
  "!?",
  "zoe smith",
  "rien",
  "555-0143",
  "713 555 0142 bob",
  "@mail",
  "leather chair",
])("%s is not found", (typed) => expect(isFound(typed)).toBe(false));

it("reads foreign numbers, and those spelled in letters", () => {
  const london = ["+44 20 7946 0958", "0044 (0)20 7946 0958", "011 44 20 7946 0958"];
  expect(london.map(searchTerms)).toEqual(london.map(() => ["442079460958"]));
  expect(searchTerms("020 7946 0958")).toEqual(["2079460958"]);
  expect(searchTerms("1-800-FLOWERS")).toEqual(["18003569377"]);
});

it("finds any text by itself and by the beginnings of its words", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), fc.nat(3), (text, dropped) => {
      const words = wordsOf(text);
      // A text may look like a phone number, which is stored differently.
      fc.pre(!/\d/.test(text.normalize("NFKC")) && !text.normalize("NFKC").includes("@"));
      for (const term of searchTerms(text)) {
        const typed = term.slice(0, Math.max(1, term.length - dropped));
        expect(words.some((word) => word.startsWith(typed))).toBe(true);
      }
    }),
  );
});
