import { expect, it } from "vitest";
import { formFields } from "#tests/support/form-fields.ts";
import { type FormItem, readFormItems } from "./form-items.ts";
import { FormReader } from "./form-reader.ts";

/** The errors reading the lines causes, if any. */
function errorsOf(lines: Partial<FormItem>[]) {
  const form = new FormReader(formFields({ items: JSON.stringify(lines) }), "en");
  readFormItems(form);
  return form.errors?.items;
}

it("accepts up to 100 lines with up to 500 characters of notes each", () => {
  const full = { id: "1003", quantity: 999, notes: "n".repeat(500) };
  const lines = Array.from({ length: 100 }, () => full);
  expect(errorsOf(lines)).toBeUndefined();
  expect(errorsOf([...lines, full])).toEqual([
    "Please ask for at most 100 different pieces at once: your list has 101.",
  ]);
  expect(errorsOf([full, { ...full, notes: `${full.notes}n` }])).toEqual([
    "Please keep each piece's special requests to 500 characters: it has 501 now.",
  ]);
  expect(errorsOf([{ ...full, quantity: 1000 }])).toEqual([
    "Please give a whole number from 1 to 999 for each piece.",
  ]);
});

/** The quantities of the lines of a form without script, or their errors. */
function quantitiesOf(...typed: string[]) {
  const form = new FormReader(
    new Map([
      ["itemId", typed.map((_, index) => `10${index}`)],
      ["itemQuantity", typed],
    ]),
    "en",
  );
  const lines = readFormItems(form);
  return form.errors?.items ?? lines.map(({ quantity }) => quantity);
}

it("G1: parses quantities like the form's fields and rounds none", () => {
  expect(quantitiesOf("3", " 2.0 ", "٣", "１２")).toEqual([3, 2, 3, 12]);
  for (const typed of ["abc", "2.5", "0", "-1", "1,000", "1.000", "", "1e2"]) {
    expect(quantitiesOf("1", typed)).toEqual([
      "Please give a whole number from 1 to 999 for each piece.",
    ]);
  }
});
