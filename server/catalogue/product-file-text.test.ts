import { expect, test } from "vitest";
import { readProduct } from "#domain/product-file.ts";
import { collections } from "#shop/collections.ts";
import { productFileText } from "./product-file-text.ts";
import { readProductFolder } from "./product-folder.ts";

test("a product file written out says what it said", () => {
  for (const { file } of readProductFolder("tests/fixtures/catalogue", collections).entries) {
    expect(JSON.parse(productFileText(file))).toEqual(JSON.parse(JSON.stringify(file)));
  }
});

test("A8: a title nobody can see is none", () => {
  const [entry] = readProductFolder("tests/fixtures/catalogue", collections).entries;
  const read = readProduct(
    `${entry?.file.slug}.json`,
    { ...entry?.file, title: "\u3164" },
    collections,
  );
  expect(read).toMatchObject({
    problems: [{ field: "title", message: "has nothing in it that can be seen" }],
  });
});

test("fields stand in one order and swatches one to a line, for small differences", () => {
  const [entry] = readProductFolder("tests/fixtures/catalogue", collections).entries;
  const text = productFileText({ ...entry?.file, badges: ["A", "B"], views: [] } as never);
  expect(text).toContain('\n  "views": [],\n  "badges": ["A", "B"],\n');
  expect(text).toMatch(
    /"swatches": \[\n {4}\{ "label": "[^"]+", "colorHex": "#[0-9a-f]{6}"[^\n]* \},\n/,
  );
  expect(text.endsWith("}\n")).toBe(true);
});
