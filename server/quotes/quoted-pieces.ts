import { deliverySizeOf } from "#domain/delivery/delivery-size.ts";
import type { Product } from "#domain/product.ts";
import type { ComposerPiece } from "#domain/quote/composer.ts";
import { itemsFromJson, textOf } from "#server/leads/form-items.ts";
import type { LeadRecord } from "#server/leads/lead-draft.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { deliverySizeOfType } from "#shop/delivery.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import type { StoredVersion } from "./stored-versions.ts";

/** What a product is called that left the catalog, from where it was named before. */
export type NamesBefore = ReadonlyMap<string, { title: string; sku: string; option: string }>;

/** Names of products from the lead itself and from its earlier versions, by id. */
export function namesBefore(record: LeadRecord, versions: readonly StoredVersion[]): NamesBefore {
  const names = new Map<string, { title: string; sku: string; option: string }>();
  for (const { id, title, sku } of itemsFromJson(textOf(record.items_json)) ?? []) {
    names.set(textOf(id), { title: textOf(title), sku: textOf(sku), option: "" });
  }
  const product = textOf(record.product_id);
  if (product) names.set(product, { title: textOf(record.product), sku: "", option: "" });
  for (const { offer } of versions) {
    for (const { id, title, sku, details } of offer.lines) {
      if (id !== null) names.set(id, { title, sku, option: details });
    }
  }
  return names;
}

/** Products and variants as the composer shows them today, by id. */
export async function composerPieces(
  queries: Queries,
  catalog: QuoteDeps["catalog"],
  ids: readonly string[],
  before: NamesBefore = new Map(),
): Promise<Record<string, ComposerPiece>> {
  const prices = await lastPrices(queries, ids);
  const pieces = [...new Set(ids)].map((id) => {
    const known = { lastPrice: prices.get(id) ?? null };
    const product = catalog.byId(id);
    return [id, product ? pieceOf(catalog, product, known) : gonePiece(id, before, known)];
  });
  return Object.fromEntries(pieces);
}

/** `Color: Cognac · Size: Queen`; empty for a product that comes in one way. */
export function optionText(catalog: QuoteDeps["catalog"], id: string): string {
  const product = catalog.productOf(id);
  const values = product?.variants?.find((variant) => variant.id === id)?.values ?? [];
  const names = product?.options ?? [];
  return values.map((value, n) => `${names[n]?.name ?? "Option"}: ${value}`).join(" · ");
}

interface Known {
  lastPrice: number | null;
}

function pieceOf(catalog: QuoteDeps["catalog"], product: Product, known: Known): ComposerPiece {
  const { id, title, sku, image, price, availability, type } = product;
  const variants = catalog.productOf(id)?.variants ?? [];
  return {
    id,
    title,
    sku,
    option: optionText(catalog, id),
    image,
    price: price === 0 ? null : price,
    size: deliverySizeOf(type, deliverySizeOfType),
    availability,
    variants: variants.map((variant) => ({
      id: variant.id,
      option: optionText(catalog, variant.id),
    })),
    ...known,
  };
}

function gonePiece(id: string, before: NamesBefore, known: Known): ComposerPiece {
  const { title = "", sku = "", option = "" } = before.get(id) ?? {};
  return {
    id,
    title: title || `Product ${id}`,
    sku,
    option,
    image: null,
    price: null,
    size: "medium",
    availability: "gone",
    variants: [],
    ...known,
  };
}

/** The newest price each product or variant was quoted at. */
async function lastPrices(queries: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  const prices = new Map<string, number>();
  for (const id of new Set(ids)) {
    const last = await queries
      .selectFrom("quote_prices")
      .select("price")
      .where("product_id", "=", id)
      .orderBy("sent_at", "desc")
      .limit(1)
      .executeTakeFirst();
    if (last) prices.set(id, last.price);
  }
  return prices;
}
