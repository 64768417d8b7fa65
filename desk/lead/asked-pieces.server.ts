import { type Thumb, thumbOf } from "#desk/pictures.server.ts";
import { isRecord } from "#domain/is-record.ts";
import { dollarsToCents, formatMoney } from "#domain/money.ts";
import type { Product } from "#domain/product.ts";
import { priceText } from "#formats";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import type { LeadRecord } from "./lead-facts.ts";

/** A product or piece that a lead is about. */
export interface AskedPiece {
  title: string;
  /** Absent for a booking's pieces, which are none of the catalog. */
  sku?: string;
  /** Its page in the shop. */
  href?: string;
  /** Color, size and availability today. */
  details: string;
  quantity: number;
  notes: string;
  /** Today's, or the price of a booked delivery; null if it left the catalog. */
  price: string | null;
  thumb: Thumb | null;
}

const availability = {
  in_stock: "in stock",
  preorder: "to order",
  out_of_stock: "out of stock",
} as const;

/** The products a lead is about, with what the catalog says of them now. */
export function askedPieces(record: LeadRecord, catalog: Catalog): AskedPiece[] {
  const items = itemsOf(record);
  if (items.length > 0) return items.map((item) => pieceOf(item, catalog));
  const { product, product_id: id } = record;
  return id ? [pieceOf({ id, title: product, quantity: 1 }, catalog)] : [];
}

function pieceOf(item: Record<string, unknown>, catalog: Catalog): AskedPiece {
  const common = {
    quantity: Number(item.quantity ?? item.qty ?? 1),
    notes: textOf(item.notes),
  };
  if (item.type !== undefined) {
    const size = textOf(item.type).replaceAll("_", " ");
    const title = `${size.charAt(0).toUpperCase()}${size.slice(1)} piece`;
    const price = typeof item.line_total === "number" ? item.line_total : 0;
    return {
      ...common,
      title,
      details: "",
      price: formatMoney(dollarsToCents(price)),
      thumb: null,
    };
  }
  const id = textOf(item.id);
  const product = catalog.byId(id);
  return {
    ...common,
    title: product?.title ?? textOf(item.title),
    sku: product?.sku ?? textOf(item.sku),
    ...(product ? { href: product.url } : {}),
    details: product ? detailsOf(product) : "",
    price: product ? priceText(product) : null,
    thumb: thumbOf(catalog, id),
  };
}

/** `Cognac · 88 × 39 × 35 in · in stock`. */
export function detailsOf({ specs, availability: state }: Product): string {
  const sizes = [specs.width, specs.length, specs.height];
  const size = sizes.every((inches) => inches > 0) ? `${sizes.join(" × ")} in` : "";
  return [specs.color, size, availability[state]].filter(Boolean).join(" · ");
}

function itemsOf({ items_json }: LeadRecord): Record<string, unknown>[] {
  if (typeof items_json !== "string" || items_json === "") return [];
  const parsed: unknown = JSON.parse(items_json);
  return Array.isArray(parsed) ? parsed.filter(isRecord) : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : String(value ?? "");
}
