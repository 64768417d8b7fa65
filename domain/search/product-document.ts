import type { Product } from "#domain/product.ts";
import type { SearchDocument } from "./search-index.ts";

/** Names of the product's collection and type. */
export interface ProductContext {
  collection: string;
  type: string;
}

/** The texts a product is found by; more specific texts have more weight (rule 6.5). */
export function productDocument(
  product: Product,
  { collection, type }: ProductContext,
): SearchDocument<Product> {
  const { title, sku, specs, swatches, description } = product;
  return {
    item: product,
    title,
    fields: [
      { text: title, weight: 10 },
      // Also without dashes, as people often type it.
      { text: `${sku} ${sku.replace(/[^\p{L}\p{N}]/gu, "")}`, weight: 10 },
      { text: specs.retailCode ?? "", weight: 8 },
      { text: type, weight: 6 },
      { text: specs.material, weight: 5 },
      { text: specs.color, weight: 5 },
      { text: swatches.map(({ label }) => label).join(", "), weight: 4 },
      { text: specs.features, weight: 4 },
      { text: collection, weight: 3 },
      { text: description, weight: 1 },
    ],
  };
}
