import { describe, expect, test } from "vitest";
import { centsToDollars } from "#domain/money.ts";
import { readProduct } from "#domain/product-file.ts";
import { collections } from "#server/catalog/collections.ts";
import { aProductWithVariants } from "#tests/fixtures/product-with-variants.ts";

/** The fixture as a product file. */
function aFile() {
  const { url: _, price, compareAtPrice = 0, variants = [], ...fields } = aProductWithVariants();
  return {
    ...fields,
    price: centsToDollars(price),
    compareAtPrice: centsToDollars(compareAtPrice),
    variants: variants.map(({ price, ...variant }) => ({
      ...variant,
      ...(price === undefined ? {} : { price: centsToDollars(price) }),
    })),
  };
}
const read = (over: object = {}) =>
  readProduct("bayou-sofa.json", { ...aFile(), ...over }, collections);

/** Changes one variant of the file. */
const variant = (position: number, over: object) =>
  read({
    variants: aFile().variants.map((one, index) =>
      index === position ? { ...one, ...over } : one,
    ),
  });
const color = { name: "Color", values: [{ label: "Gray" }, { label: "Cognac" }] };
const size = { name: "Size", values: [{ label: "84 in" }, { label: "96 in" }] };

test("a product with options is read with prices in cents and its colors as swatches", () => {
  expect(read({ swatches: [] })).toMatchObject({ ok: true, product: aProductWithVariants() });
});

describe("rule 3.20: a mistake in options or variants is reported at its field", () => {
  test.each<[string, ReturnType<typeof read>, string, string]>([
    ["options alone", read({ variants: [] }), "variants", "is missing, but there are options"],
    ["variants alone", read({ options: [] }), "options", "is missing, but there are variants"],
    [
      "a value twice",
      read({ options: [color, { ...size, values: [...size.values, { label: "84 IN" }] }] }),
      "options #2.values #3.label",
      "is the same as options #2.values #1.label",
    ],
    [
      "an option twice",
      read({ options: [color, { ...size, name: "color" }] }),
      "options #2.name",
      "is the same as options #1.name",
    ],
    [
      "too few values",
      variant(1, { values: ["Cognac"] }),
      "variants #2.values",
      "must have one value for each option: Color, Size",
    ],
    [
      "an unknown value",
      variant(0, { values: ["Blue", "84 in"] }),
      "variants #1.values",
      '"Blue" is not one of Color: Gray, Cognac',
    ],
    [
      "a combination twice",
      variant(1, { values: ["Gray", "84 in"] }),
      "variants #2.values",
      "is the same as variants #1.values",
    ],
    [
      "a SKU twice",
      variant(1, { sku: aFile().variants[0]?.sku }),
      "variants #2.sku",
      "is the same as variants #1.sku",
    ],
    ["an id twice", variant(1, { id: "2002" }), "variants #2.id", "is the same as variants #1.id"],
    [
      "a value that no variant has",
      read({ options: [{ ...color, values: [...color.values, { label: "Blue" }] }, size] }),
      "options #1.values #3",
      '"Blue" is in no variant; add one or remove it',
    ],
  ])("%s", (_, result, field, message) => {
    expect(result).toMatchObject({ ok: false });
    expect(result).toHaveProperty(
      "problems",
      expect.arrayContaining([{ source: "bayou-sofa.json", field, message }]),
    );
  });
});

test("rule 3.21: the product has its variants' lowest price and best availability", () => {
  expect(read({ price: 999, availability: "out_of_stock" })).toMatchObject({
    problems: [{ field: "availability", message: "must be preorder, the best of its variants" }],
  });
  expect(variant(2, { price: 500 })).toMatchObject({
    problems: [{ field: "price", message: "must be 500, the lowest price of its variants" }],
  });
});
