import { isDeepStrictEqual } from "node:util";
import { centsToDollars } from "#domain/money.ts";
import type { Product } from "#domain/product.ts";
import type { ProductFile } from "#domain/product-file.ts";

/** A stored product as a product file has it, with prices in dollars. */
export function fileOf({ url: _, price, compareAtPrice, ...fields }: Product): ProductFile {
  return {
    ...fields,
    price: centsToDollars(price),
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

function flat(file: object): Record<string, unknown> {
  const { specs, ...fields }: Record<string, unknown> = { ...file };
  const named = Object.entries(specs ?? {}).map(([field, value]) => [`specs.${field}`, value]);
  return { ...fields, ...Object.fromEntries(named) };
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
