import { type Language, languageCodes } from "./language.ts";
import type { Product } from "./product.ts";

/**
 * The languages that a product has a title and a description in: its page is found by search engines
 * in these alone (rule 2.33).
 */
export function languagesOfProduct(product: Product): readonly Language[] {
  return languageCodes.filter((language) => hasTextsIn(product, language));
}

/** Products have English texts only. */
function hasTextsIn(_product: Product, language: Language): boolean {
  return language === "en";
}
