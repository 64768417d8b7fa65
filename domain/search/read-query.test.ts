import fc from "fast-check";
import { expect, test } from "vitest";
import { aSearchLanguage } from "#tests/fixtures/search-language.ts";
import { readQuery, readUnfinished, type Term } from "./read-query.ts";

const language = aSearchLanguage();

function termsIn(query: string) {
  return readQuery(query, language).terms.map(text);
}

function text(term: Term): string {
  if (term.kind === "phrase") return `${term.key} = ${term.meanings.join(", ")}`;
  if (term.kind === "length") return `${term.value} inches`;
  if (term.kind === "weight") return `${term.value} pounds`;
  if (term.kind === "pieces") return `${term.value} pieces`;
  if (term.kind === "brand") return `a brand like ${term.like}`;
  return term.token;
}

test.each([
  ["lift chairs", ["liftchair = liftchair"]],
  ["liftchair", ["liftchair = liftchair"]],
  ["riser recliner", ["riserrecliner = liftchair"]],
  ["a corner couch in gray", ["cornersofa = sectional", "gray"]],
  ["TYPE-C", ["typec = usb"]],
  ["2 seater", ["2seater = loveseat"]],
  ["3 piece sectional", ["3 pieces", "sectional = sectional"]],
  ["lift chair 30 inches", ["liftchair = liftchair", "30 inches"]],
  ["84in sofa", ["84 inches", "sofa = sofa"]],
  ["recliner 400 lb", ["recliner", "400 pounds"]],
  ["lazy boy", ["a brand like recliner"]],
  ["big box table", ["a brand like undefined", "table"]],
  ["with the", []],
])("rules 6.2 and 6.3: “%s” asks for this", (query, expected) => {
  expect(termsIn(query)).toEqual(expected);
});

test("rule 6.12: terms after a word such as “with” or “and” come later", () => {
  const later = (query: string) =>
    readQuery(query, language).terms.flatMap((term) => (term.isLater ? [text(term)] : []));
  expect(later("lift chair with cup holder and usb")).toEqual(["cup", "holder", "usb = usb"]);
  expect(later("gray and blue couch")).toEqual(["blue", "couch = sofa"]);
  expect(later("with gray lamp")).toEqual([]);
});

test("2S10: rule 6.9: a length after a TV stand is the screen's size", () => {
  expect(readQuery("tv stand 65 inches", language)).toMatchObject({ screen: 65 });
});

test("rule 6.9: a number with a TV stand is the screen's size", () => {
  const { terms, screen } = readQuery("tv stand 65", language);
  expect(screen).toBe(65);
  expect(terms).toHaveLength(1);
  expect(readQuery('65" tv stand', language).screen).toBe(65);
  expect(readQuery("sofa 65", language).screen).toBeUndefined();
});

test("rule 6.2: at most twelve words and a hundred characters count", () => {
  const words = Array.from({ length: 13 }, (_, number) => `w${"o".repeat(number)}`);
  expect(termsIn(words.join(" "))).toHaveLength(12);
  expect(termsIn(`sofa${" ".repeat(96)}bed`)).toHaveLength(1);
});

test("a single letter at the end is still being typed", () => {
  expect(readUnfinished("sofa b", language)).toHaveLength(1);
  expect(readUnfinished("b", language)).toHaveLength(1);
});

test("any text can be read", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (query) => {
      expect(readQuery(query, language).terms.length).toBeLessThanOrEqual(12);
    }),
  );
});
