import { type FacetOption, hasOption } from "#domain/listing/facets.ts";
import type { ListingQuery } from "#domain/listing/listing-query.ts";
import type { ChosenProduct } from "#domain/options/chosen-product.ts";
import type { ColorFilter } from "#domain/options/shown-color.ts";
import { askedColor } from "#domain/search/asked-color.ts";
import { shopLanguage } from "#server/catalog/search/shop-language.ts";
import { shopFacets } from "./listed-product.ts";

/**
 * Picks the color that a listing's cards show (rule 5.14): the first that fits the chosen color
 * filters, or else the one that the search's words ask for. Undefined if nobody asked for a color.
 */
export function askedColors({ chosen }: ListingQuery, search = ""): ColorFilter | undefined {
  const options = colorOptions(chosen.color);
  if (options.length > 0) return (variants) => variants.find((variant) => hasAny(variant, options));
  if (search === "") return undefined;
  return (variants) => {
    const labels = variants.flatMap(({ color }) => color ?? []);
    const label = askedColor(search, labels, shopLanguage);
    return label === undefined ? undefined : variants.find(({ color }) => color === label);
  };
}

function colorOptions(values: readonly string[]): readonly FacetOption[] {
  const color = shopFacets.find(({ name }) => name === "color");
  return color?.options.filter(({ value }) => values.includes(value)) ?? [];
}

function hasAny({ color, specs }: ChosenProduct, options: readonly FacetOption[]): boolean {
  if (color === undefined) return false;
  return options.some((option) => hasOption(color, option) || hasOption(specs.color, option));
}
