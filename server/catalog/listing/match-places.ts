import type { Facet } from "#domain/listing/facets.ts";
import type { ListingQuery } from "#domain/listing/listing-query.ts";
import { fullRange } from "#domain/listing/price-range.ts";
import { maskOfValues } from "./facet-masks.ts";
import type { FacetPatterns } from "./facet-patterns.ts";
import type { ProductColumns } from "./product-columns.ts";

/** What one scan over a listing's products found. */
export interface Matches {
  total: number;
  /** The places of the requested page's products. */
  page: number[];
  /** For each facet, how many products each option would show (rule 4.7). */
  counts: Uint32Array[];
  /** For each facet, the options that any product has, whether it matches or not. */
  present: number[];
}

/** A combination that has the chosen options of every facet. */
const fitsAll = 1;
/** The number of a combination that fails two facets or more. */
const failsMore = 0;
/** With a facet's number added: the combination fails only this facet. */
const failsOnly = 2;

/**
 * Finds the products that match a query (rule 4.4) and counts the facets in one scan: a product
 * that fails one facet still counts for that facet's own options.
 * @param places in the order to show.
 */
export function matchPlaces(
  places: Uint32Array,
  { prices, patterns: patternOfPlace }: ProductColumns,
  patterns: FacetPatterns,
  facets: readonly Facet[],
  query: ListingQuery,
): Matches {
  const fits = fitOfPatterns(patterns, facets, query);
  const inListing = new Uint32Array(patterns.count);
  const inPrice = new Uint32Array(patterns.count);
  const lowest = query.price.min * 100;
  const highest = query.price.max >= fullRange.max ? Infinity : query.price.max * 100;
  const start = (query.page - 1) * query.size;
  const page: number[] = [];
  let total = 0;

  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0;
    const pattern = patternOfPlace[place] ?? 0;
    inListing[pattern] = 1;
    const price = prices[place] ?? 0;
    if (price !== 0 && (price < lowest || price > highest)) continue;
    inPrice[pattern] = (inPrice[pattern] ?? 0) + 1;
    if (fits[pattern] !== fitsAll) continue;
    if (total >= start && page.length < query.size) page.push(place);
    total++;
  }
  return { total, page, ...countOptions(patterns, fits, inListing, inPrice) };
}

/** For each combination, whether it has the chosen options, or the only facet it fails. */
function fitOfPatterns(
  { masks, count }: FacetPatterns,
  facets: readonly Facet[],
  query: ListingQuery,
): Uint8Array {
  const fits = new Uint8Array(count).fill(fitsAll);
  for (const [number, facet] of facets.entries()) {
    const chosen = maskOfValues(facet, query.chosen[facet.name]);
    if (chosen === 0) continue;
    const ofFacet = masks[number] ?? [];
    for (let pattern = 0; pattern < count; pattern++) {
      if (((ofFacet[pattern] ?? 0) & chosen) !== 0) continue;
      fits[pattern] = fits[pattern] === fitsAll ? failsOnly + number : failsMore;
    }
  }
  return fits;
}

function countOptions(
  { masks, count }: FacetPatterns,
  fits: Uint8Array,
  inListing: Uint32Array,
  inPrice: Uint32Array,
): Pick<Matches, "counts" | "present"> {
  const counts = masks.map(() => new Uint32Array(32));
  const present = masks.map(() => 0);
  for (let pattern = 0; pattern < count; pattern++) {
    if (inListing[pattern] === 0) continue;
    const products = inPrice[pattern] ?? 0;
    const fit = fits[pattern];
    for (const [facet, ofFacet] of masks.entries()) {
      const mask = ofFacet[pattern] ?? 0;
      present[facet] = (present[facet] ?? 0) | mask;
      if (fit === fitsAll || fit === failsOnly + facet) addToBits(mask, products, counts[facet]);
    }
  }
  return { counts, present };
}

function addToBits(mask: number, products: number, counts: Uint32Array | undefined): void {
  if (!counts) return;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    counts[bit] = (counts[bit] ?? 0) + products;
  }
}
