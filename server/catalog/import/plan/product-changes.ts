import { isDeepStrictEqual } from "node:util";
import { centsToDollars } from "#domain/money.ts";
import type { Product } from "#domain/product.ts";
import type { ProductFile } from "#domain/product-file.ts";

/** A stored product in the form of a product file, with prices in dollars. */
export function fileOf({ url: _, variants, options, ...product }: Product): ProductFile {
  return {
    ...inDollars(product),
    ...(options ? { options } : {}),
    ...(variants ? { variants: variants.map(inDollars) } : {}),
  };
}

function inDollars<T extends { price?: number; compareAtPrice?: number }>(priced: T): T {
  const { price, compareAtPrice } = priced;
  return {
    ...priced,
    ...(price === undefined ? {} : { price: centsToDollars(price) }),
    ...(compareAtPrice === undefined ? {} : { compareAtPrice: centsToDollars(compareAtPrice) }),
  };
}

/** What an import changes of a product, such as `price 1299 → 1199`; empty if nothing. */
export function changesBetween(before: object, after: object): string[] {
  const [old, now] = [flat(before), flat(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .filter((field) => !isSame(old[field], now[field]))
    .map((field) => `${field.replace("specs.", "")} ${shown(old[field])} → ${shown(now[field])}`);
}

/** All fields flattened: also those of the specs, and those of each variant by its SKU. */
function flat(file: object): Record<string, unknown> {
  const { specs, variants, ...fields }: Record<string, unknown> = { ...file };
  const named = Object.entries(specs ?? {}).map(([field, value]) => [`specs.${field}`, value]);
  const ofVariants = (Array.isArray(variants) ? variants : []).flatMap(
    ({ sku, id: _, ...variant }) =>
      Object.entries(variant).map(([field, value]) => [`${sku} ${field}`, value]),
  );
  return { ...fields, ...Object.fromEntries([...named, ...ofVariants]) };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === "object" && isDeepStrictEqual(one, other));
}

function shown(value: unknown): string {
  if (value === undefined || value === "") return "–";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const line = text.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
