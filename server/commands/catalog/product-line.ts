import { formatMoney } from "#domain/money.ts";
import { hasSeveralPrices } from "#domain/options/price-and-availability.ts";
import type { Product } from "#domain/product.ts";
import type { PlannedProduct } from "#server/catalog/import/plan/planned-product.ts";
import { count } from "./print.ts";

/** What an import does to a product, such as `added    PF-BAY  Bay Sofa: $799, in stock, …`. */
export function productLine({ kind, hidden, product, changes }: PlannedProduct): string {
  const what = kind === "added" ? [...shownFacts(product), ...(hidden ? ["hidden"] : [])] : changes;
  return `  ${kind.padEnd(7)}  ${product.sku}  ${product.title}: ${what.join(kind === "added" ? ", " : "; ")}`;
}

/** What shoppers would see: price, availability, type and the number of choices. */
function shownFacts(product: Product): string[] {
  const { price, compareAtPrice, availability, collection, type, variants = [] } = product;
  const from = hasSeveralPrices(product) ? "from " : "";
  const was = compareAtPrice === undefined ? "" : ` (was ${formatMoney(compareAtPrice)})`;
  return [
    price === 0 ? "call for price" : `${from}${formatMoney(price)}${was}`,
    availability.replaceAll("_", " "),
    `${collection}/${type}`,
    ...(variants.length === 0 ? [] : [count(variants.length, "choice")]),
  ];
}
