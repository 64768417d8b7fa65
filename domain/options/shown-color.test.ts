import { expect, test } from "vitest";
import type { Product, Variant } from "#domain/product.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { aProductWithVariants } from "#tests/fixtures/product-with-variants.ts";
import { chosenProducts } from "./chosen-product.ts";
import { differsInColorAlone, initialColor, savedProduct } from "./shown-color.ts";

const values = [
  { label: "Ivory", colorHex: "#eeeeee", image: "chair/primary" },
  { label: "Gray", colorHex: "#888888", image: "chair/gray" },
  { label: "Sage", colorHex: "#88aa88" },
];

/** A chair in three colors; the last has no picture. */
function aChair(changes: Partial<Variant>[] = [], over: Partial<Product> = {}): Product {
  return aProduct({
    id: "1",
    title: "Chair",
    sku: "CHAIR-IVY",
    image: "chair/primary",
    hoverImage: "chair/alternate",
    options: [{ name: "Color", values }],
    variants: values.map(({ label }, index) => ({
      id: `${index + 11}`,
      sku: `CHAIR-${label}`,
      values: [label],
      ...changes[index],
    })),
    ...over,
  });
}

test("rule 5.14: colors alone are chosen on a card, sizes and prices are not", () => {
  expect(differsInColorAlone(aChair())).toBe(true);
  expect(differsInColorAlone(aChair([{ availability: "out_of_stock" }]))).toBe(true);
  expect(differsInColorAlone(aChair([{ price: 100 }]))).toBe(false);
  expect(differsInColorAlone(aChair([{ price: 0, compareAtPrice: 900 }]))).toBe(false);
  expect(differsInColorAlone(aProductWithVariants())).toBe(false);
  expect(differsInColorAlone(aProduct())).toBe(false);
  const sizes = [{ name: "Size", values: [{ label: "84 in" }, { label: "96 in" }] }];
  const sized = ["84 in", "96 in"].map((size, index) => ({
    id: `${index}`,
    sku: `S-${index}`,
    values: [size],
  }));
  expect(differsInColorAlone(aProduct({ options: sizes, variants: sized }))).toBe(false);
});

test("rule 5.14: a card shows the first color in stock", () => {
  expect(initialColor(aChair())?.id).toBe("11");
  expect(initialColor(aChair([{ availability: "out_of_stock" }]))?.id).toBe("12");
});

test("rule 7.17: a saved product is its own color, in stock or not", () => {
  expect(savedProduct(aChair([{ availability: "out_of_stock" }])).id).toBe("11");
  expect(savedProduct(aProductWithVariants()).id).toBe("2001");
});

test("rule 5.6: a color without a picture shows the product's and names its color", () => {
  const [ivory, gray, sage] = chosenProducts(aChair());
  expect(ivory).toMatchObject({ image: "chair/primary", hoverImage: "chair/alternate" });
  expect(ivory).not.toHaveProperty("shownIn");
  expect(gray).toMatchObject({ image: "chair/gray", imageAlt: "Chair (Gray)", color: "Gray" });
  expect(gray).not.toHaveProperty("hoverImage");
  expect(sage).toMatchObject({ image: "chair/primary", shownIn: "Ivory", name: "Chair" });
  const unknown = aChair([], { image: "chair/other" });
  expect(chosenProducts(unknown)[2]).not.toHaveProperty("shownIn");
});

test("rule 7.18: a chosen product can be changed to the colors made of the same kind", () => {
  const [gray84, cognac84, gray96] = chosenProducts(aProductWithVariants());
  expect(gray84?.colors.map(({ id }) => id)).toEqual(["2002", "2003"]);
  expect(cognac84?.colors).toBeDefined();
  expect(gray96?.colors).toEqual([{ id: "2004", label: "Gray", colorHex: "#808080", isOut: true }]);
});

test("a product's choices are the same objects as long as it is the same", () => {
  const chair = aChair();
  expect(chosenProducts(chair)[1]).toBe(chosenProducts(chair)[1]);
});
