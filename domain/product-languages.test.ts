import { expect, test } from "vitest";
import { aProduct } from "#tests/fixtures/product.ts";
import { languagesOfProduct } from "./product-languages.ts";

test("a product has its texts in English only (rule 2.31)", () => {
  expect(languagesOfProduct(aProduct())).toEqual(["en"]);
});
