import { isDeepStrictEqual } from "node:util";
import { partText } from "#domain/fit/part-text.ts";
import { centsToDollars } from "#domain/money.ts";
import type { DeliveredPart, Product } from "#domain/product.ts";
import type { ProductFile } from "#domain/product-file.ts";
import { variantText } from "./known-variants.ts";
import { fieldWords } from "./problem-place.ts";

/** A stored product in the form of a product file, with prices in dollars. */
export function fileOf({ url: _, model: __, variants, options, ...product }: Product): ProductFile {
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

/**
 * What an import changes of a product, such as `price 1299 → 1199`, `loses badges Sale` or
 * `loses Small (CV-S)`; empty if nothing.
 */
export function changesBetween(before: ProductFile, after: Record<string, unknown>): string[] {
  return [
    ...fieldChanges(fieldsOf(before), fieldsOf(after)),
    ...variantChanges(before.variants ?? [], Array.isArray(after.variants) ? after.variants : []),
  ];
}

type Fields = Record<string, unknown>;
type Variant = NonNullable<ProductFile["variants"]>[number];

/** A change for each field with another value. */
function fieldChanges(old: Fields, now: Fields, prefix = ""): string[] {
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .filter((field) => !isSame(old[field], now[field]))
    .map((field) => {
      const name = `${prefix}${fieldWords(field)}`;
      if (isEmpty(now[field])) return `loses ${name} ${shown(old[field])}`;
      return `${name} ${shown(old[field])} → ${shown(now[field])}`;
    });
}

/** Variants are the same if their ids are. */
function variantChanges(before: readonly Variant[], after: readonly Variant[]): string[] {
  const known = new Map(before.map((variant) => [variant.id, variant]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...before.filter(({ id }) => !kept.has(id)).map((variant) => `loses ${variantText(variant)}`),
    ...after.flatMap((variant) => {
      const old = known.get(variant.id);
      if (!old) return [`also comes in ${variantText(variant)}`];
      return fieldChanges(fieldsOf(old), fieldsOf(variant), `${old.sku} `);
    }),
  ];
}

/**
 * The fields to compare: also those of the specs; not the id and the variants, nor the swatches that
 * are the values of an option.
 */
function fieldsOf(file: object): Fields {
  const { id: _, specs, variants: __, swatches, ...fields }: Fields = { ...file };
  const named = Object.entries(specs ?? {}).map(([field, value]) => [`specs.${field}`, value]);
  return { ...fields, ...(fields.options ? {} : { swatches }), ...Object.fromEntries(named) };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === "object" && isDeepStrictEqual(one, other));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

function shown(value: unknown): string {
  if (isEmpty(value)) return "–";
  const text = Array.isArray(value) ? value.map(itemText).join(", ") : String(value);
  const line = text.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** An item of a list: a badge, an option with its values, a part, a swatch or a view. */
function itemText(item: unknown): string {
  if (isPart(item)) return partText(item);
  const { name, values, ...fields }: Fields = typeof item === "object" ? { ...item } : {};
  if (typeof name === "string" && Array.isArray(values)) {
    return `${name}: ${values.map(itemText).join(", ")}`;
  }
  const texts = Object.values(fields).filter((value) => typeof value === "string");
  return texts.length > 0 ? texts.join(" ") : String(item);
}

function isPart(item: unknown): item is DeliveredPart {
  return typeof item === "object" && item !== null && "count" in item;
}
