import fc from "fast-check";
import { expect, test } from "vitest";
import { numberPart, splitText } from "./split-text.ts";

test.each([
  ["Bouclé-Fabric, 84 × 37 in", ["boucle", "fabric", "84", "×", "37", "in"]],
  ["84in couch", ["84", "in", "couch"]],
  ["84\" or 7' or 84″", ["84", '"', "or", "7", "'", "or", "84", '"']],
  ["kids’ “big” beds", ["kids", "big", "beds"]],
  ["3pc, under $1,299.50", ["3", "pc", "under", "$", "1,299.50"]],
  ["PF-4700-CHO", ["pf", "4700", "cho"]],
  [" – / ", []],
])("“%s” has these parts", (text, parts) => {
  expect(splitText(text)).toEqual(parts);
});

test("accents and capitals make no difference", () => {
  expect(splitText("BOUCLÉ")).toEqual(splitText("boucle"));
});

test("reads numbers with commas and decimals", () => {
  expect(["1,200", "35.5", "sofa", "½"].map(numberPart)).toEqual([
    1200,
    35.5,
    undefined,
    undefined,
  ]);
});

test("any text gives parts that aren't empty", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
      for (const part of splitText(text)) expect(part.trim()).not.toBe("");
    }),
  );
});
