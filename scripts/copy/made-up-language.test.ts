import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { parseText } from "./compile-text.ts";
import { makeUpText } from "./made-up-language.ts";
import { placeOf, readCopy, textsOf } from "./read-copy.ts";
import { differences, textProblems } from "./text-problems.ts";

it.each([
  ["Add to cart", "⟦Ádd tó cárt lóré⟧"],
  ["{name}", "⟦{name}⟧"],
  ["See <link>us</link>", "⟦Séé <link>ús</link> ló⟧"],
  ["", ""],
])("turns %s into %s", (text, made) => {
  expect(makeUpText(text)).toBe(made);
});

it("keeps values, choices and plural forms", () => {
  expect(
    makeUpText("{n, plural, one {# item} other {# items}} of {by, select, a {you} other {us}}"),
  ).toBe("⟦{n,plural,one{# ítém} other{# ítéms}} óf {by,select,a{yóú} other{ús}} lórém⟧");
});

it("makes every English text of the site", () => {
  for (const placed of textsOf(readCopy("en"))) {
    const made = makeUpText(placed.text);
    expect(
      textProblems(made, "en", () => true),
      placeOf(placed),
    ).toEqual([]);
    expect(differences(made, placed.text), placeOf(placed)).toEqual([]);
  }
});

const name = fc.constantFrom("count", "link", "by", "title");
const words = fc.string({ unit: fc.constantFrom(..."aeIou xyz'{}<>#|$`…") });

/** Messages of any shape, as the parser would return them. */
const message: fc.Arbitrary<MessageFormatElement[]> = fc.letrec<{
  message: MessageFormatElement[];
}>((tie) => {
  const options = (...names: string[]) =>
    fc.record(
      Object.fromEntries(names.map((form) => [form, tie("message").map((value) => ({ value }))])),
    );
  const element = fc.oneof(
    { depthSize: "small" },
    words.filter(Boolean).map((value) => ({ type: TYPE.literal, value })),
    name.map((value) => ({ type: TYPE.argument, value: `${value}Value` })),
    name.map((value) => ({ type: TYPE.number, value: `${value}Number`, style: null })),
    fc.record({ type: fc.constant(TYPE.tag), value: name, children: tie("message") }),
    fc.record({
      type: fc.constant(TYPE.plural),
      value: name.map((value) => `${value}Number`),
      options: options("=0", "one", "other"),
      offset: fc.constant(0),
      pluralType: fc.constant("cardinal"),
    }),
    fc.record({
      type: fc.constant(TYPE.select),
      value: name.map((value) => `${value}Choice`),
      options: options("phone", "other"),
    }),
  );
  return { message: fc.array(element, { maxLength: 4 }) as fc.Arbitrary<MessageFormatElement[]> };
}).message;

it("makes a text with the same values, tags, choices and forms, 40 % longer, of any text", () => {
  fc.assert(
    fc.property(message, (elements) => {
      const text = printAST(elements);
      const made = makeUpText(text);
      if (text === "") return;
      expect(shape(parseText(made))).toEqual(shape(parseText(text)));
      const [before, after] = [shown(parseText(text)), shown(parseText(made))];
      const plain = after.normalize("NFD").replace(/\p{M}/gu, "");
      expect(plain.startsWith(`⟦${before}`)).toBe(true);
      expect(plain.endsWith("⟧")).toBe(true);
      expect(after).not.toMatch(/[aeiou]/i);
    }),
    { numRuns: 1000 },
  );
});

it("makes plain words 40 % longer", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aeIou xyz…"), minLength: 1 }), (text) => {
      const length = makeUpText(text).length - "⟦⟧".length;
      expect(length).toBe(Math.ceil(text.length * 1.4));
    }),
  );
});

/** A text's values, tags, choices and forms, without its words. */
function shape(elements: readonly MessageFormatElement[]): unknown[] {
  return elements.flatMap((element): unknown[] => {
    if (element.type === TYPE.literal) return [];
    if (element.type === TYPE.pound) return ["#"];
    if (element.type === TYPE.tag) return [{ [element.value]: shape(element.children) }];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) {
      return [[element.type, element.value]];
    }
    const forms = Object.entries(element.options).map(([form, { value }]) => [form, shape(value)]);
    return [[element.type, element.value, ...forms]];
  });
}

/** What a text shows, with all of its forms one after the other. */
function shown(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return shown(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        return Object.values(element.options)
          .map(({ value }) => shown(value))
          .join("");
      }
      return "{}";
    })
    .join("");
}
