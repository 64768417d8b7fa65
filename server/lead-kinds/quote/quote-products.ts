import { copyIn } from "#copy-in/list-problems.ts";
import type { Language } from "#domain/language.ts";
import { savedProduct } from "#domain/options/shown-color.ts";
import type { Product } from "#domain/product.ts";
import { isSameProduct } from "#domain/product-snapshot.ts";
import { mergeLines } from "#domain/quantity.ts";
import { type FormItem, readFormItems } from "#server/leads/form-items.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { LeadProduct } from "#server/leads/lead-draft.ts";
import type { ParseContext } from "#server/leads/lead-kind.ts";

/** A requested product with its catalog id. */
export type QuotedProduct = LeadProduct & { id: string };

/**
 * Reads the requested products; everything except quantity and notes comes from the catalog (rule
 * 8.8). A product sent without a color is quoted in its own (rule 7.17). Products that are gone or out of stock add an error with their name (rule 8.9).
 */
export async function readQuotedProducts(
  form: FormReader,
  { catalog, siteUrl }: ParseContext,
): Promise<QuotedProduct[]> {
  const lines = readFormItems(form);
  const products = await catalog.byIds(lines.map(({ id }) => id));
  const quoted = new Map<string, QuotedProduct>();
  for (const line of lines) {
    const found = products.get(line.id);
    if (!found || isDifferentProduct(line, found)) {
      form.addError("items", notInCatalogMessage(line, form.language));
      continue;
    }
    const product = savedProduct(found);
    if (product.availability === "out_of_stock") {
      form.addError("items", outOfStockMessage(product, form.language));
      continue;
    }
    const earlier = quoted.get(product.id);
    const asked = toQuotedProduct(line, product, siteUrl);
    quoted.set(product.id, earlier ? mergeLines(earlier, asked) : asked);
  }
  return [...quoted.values()];
}

function toQuotedProduct(
  { quantity, notes }: FormItem,
  { id, title, sku, url }: Product,
  siteUrl: string,
): QuotedProduct {
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

function notInCatalogMessage({ id, clientNames: { title } }: FormItem, language: Language): string {
  const copy = copyIn[language];
  const named = title === "" ? copy.unnamed({ id }) : copy.named({ title, id });
  return copy.gone({ title: named });
}

function outOfStockMessage({ id, title }: Product, language: Language): string {
  const copy = copyIn[language];
  return copy.outOfStock({ title: copy.named({ title, id }) });
}
