import { expect, test } from "vitest";
import { collections } from "#shop/collections.ts";
import { productFileText } from "./product-file-text.ts";
import { readProductFolder } from "./product-folder.ts";

test("a product file written out says what it said", () => {
  for (const { file } of readProductFolder("tests/fixtures/catalogue", collections).entries) {
    expect(JSON.parse(productFileText(file))).toEqual(JSON.parse(JSON.stringify(file)));
  }
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
