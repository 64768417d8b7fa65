import { expect, test } from "vitest";
import { readProduct } from "#domain/product-file.ts";
import { collections } from "#shop/collections.ts";
import { productFileText } from "./product-file-text.ts";
import { readProductFolder } from "./starter-set/product-folder.ts";

test("writing a product file keeps its content", () => {
  for (const { file } of readProductFolder("tests/fixtures/catalogue", collections).entries) {
    expect(JSON.parse(productFileText(file))).toEqual(JSON.parse(JSON.stringify(file)));
  }
});

test("A8: an invisible title counts as missing", () => {
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

test("fields are in a fixed order with one swatch per line, for small diffs", () => {
  const [entry] = readProductFolder("tests/fixtures/catalogue", collections).entries;
  const text = productFileText({ ...entry?.file, badges: ["A", "B"], views: [] } as never);
  expect(text).toContain('\n  "views": [],\n  "badges": ["A", "B"],\n');
  expect(text).toMatch(
    /"swatches": \[\n {4}\{ "label": "[^"]+", "colorHex": "#[0-9a-f]{6}"[^\n]* \},\n/,
  );
  expect(text.endsWith("}\n")).toBe(true);
});
