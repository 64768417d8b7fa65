import type { Product } from "#domain/product.ts";
import { isSameProduct } from "#domain/product-snapshot.ts";
import { type FormItem, readFormItems } from "#server/leads/form-items.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { LeadProduct } from "#server/leads/lead-draft.ts";
import type { ParseContext } from "#server/leads/lead-kind.ts";

/** A requested product with its catalog id. */
export type QuotedProduct = LeadProduct & { id: string };

/**
 * Reads the requested products; everything except quantity and notes comes from the catalog (rule
 * 8.8). Products that are gone or out of stock add an error with their name (rule 8.9).
 */
export async function readQuotedProducts(
  form: FormReader,
  { catalog, siteUrl }: ParseContext,
): Promise<QuotedProduct[]> {
  const lines = readFormItems(form);
  const products = await catalog.byIds(lines.map(({ id }) => id));
  const quoted: QuotedProduct[] = [];
  for (const line of lines) {
    const product = products.get(line.id);
    if (!product || isDifferentProduct(line, product)) {
      form.addError("items", notInCatalogMessage(line));
    } else if (product.availability === "out_of_stock") {
      form.addError("items", outOfStockMessage(product));
    } else {
      quoted.push(toQuotedProduct(line, product, siteUrl));
    }
  }
  return quoted;
}

function toQuotedProduct(
  { id, quantity, notes }: FormItem,
  product: Product,
  siteUrl: string,
): QuotedProduct {
  const { title, sku, url } = product;
  return { id, sku, title, quantity, notes, url: new URL(url, siteUrl).href };
}

/**
 * Whether the browser means another product that had this id before (rule 3.4); false unless it
 * sent all three names.
 */
function isDifferentProduct({ clientNames }: FormItem, product: Product): boolean {
  const { title, sku, slug } = clientNames;
  return title !== "" && sku !== "" && slug !== "" && !isSameProduct(clientNames, product);
}

function notInCatalogMessage({ id, clientNames }: FormItem): string {
  const named = clientNames.title === "" ? `Item ${id}` : `${clientNames.title} (item ${id})`;
  return `${named} is no longer available. Please remove it and send the rest, or call us about something like it.`;
}

function outOfStockMessage({ id, title }: Product): string {
  return `${title} (item ${id}) is out of stock. Please remove it and send the rest, or call us about when it is back.`;
}
