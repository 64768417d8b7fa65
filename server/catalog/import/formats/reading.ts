import type { ShopClock } from "#server/catalog/import/cells/sale-time.ts";
import type { Draft } from "#server/catalog/import/draft/draft.ts";
import type { Findings } from "#server/catalog/import/draft/findings.ts";
import { LEFT_OUT, type Mapping } from "./mapping.ts";
import type { ProductTypes, TypePlace } from "./product-types.ts";

/** What every format needs to read a file. */
export interface Reading {
  findings: Findings;
  types: ProductTypes;
  mapping: Mapping;
  /** Tells which sales hold. */
  clock: ShopClock;
  /** The categories of the file, with the type found for each. */
  categories: Map<string, string>;
  /** Whether a product has no category and a title that names no type. */
  hasUnplaced: boolean;
}

/**
 * Finds a draft's collection and type: by the mapping, which also moves a known product, else by
 * the category's name, else by the title.
 * @returns false if the mapping leaves it out.
 */
export function placeInType(draft: Draft, category: string, reading: Reading): boolean {
  const { types, mapping, categories } = reading;
  const mapped = mapping.categories[category] || "";
  if (mapped === LEFT_OUT) return false;
  const place =
    placeOf(mapped) ??
    (category === "" ? undefined : types.named(category)) ??
    types.inTitle(String(draft.values.get("title") ?? "")) ??
    placeOf(mapping.otherwise);
  if (category !== "")
    categories.set(category, mapped || (place ? `${place.collection}/${place.type}` : ""));
  else if (!place) reading.hasUnplaced = true;
  draft.category = category;
  if (place) draft.place = place;
  if (place && mapped !== "") {
    draft.values.set("collection", place.collection);
    draft.values.set("type", place.type);
  }
  return true;
}

/** A price as the mapping marks it up, to the cent. */
export function markedUp(dollars: number, { markup }: Mapping): number {
  return Math.round(dollars * markup * 100) / 100;
}

function placeOf(path: string): TypePlace | undefined {
  const [collection, type] = path.split("/");
  return collection && type ? { collection, type } : undefined;
}
