import { addressHere } from "#app/routing/address-here.server.ts";
import * as copy from "#copy/search.ts";
import { defaultListing } from "#domain/listing/listing-query.ts";
import { chosenProducts } from "#domain/options/chosen-product.ts";
import { differsInColorAlone } from "#domain/options/shown-color.ts";
import type { Product } from "#domain/product.ts";
import { maxQueryLength } from "#domain/search/read-query.ts";
import { trailOf } from "#products/product-trail.server.ts";
import type { ProductTrail } from "#products/product-trail.ts";
import { askedColors } from "#server/catalog/listing/asked-colors.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import type { MatchKind } from "#server/catalog/search/search-result.ts";
import type { Suggestion } from "./use-suggestions.ts";

/**
 * The search query of the URL: trimmed, with single spaces, and shortened to the longest query
 * allowed.
 */
export function readQuery(url: string): string {
  const query = new URL(url).searchParams.get("q") ?? "";
  return query.replace(/\s+/g, " ").trim().slice(0, maxQueryLength);
}

/** The ids of the products that match, best first, with a note if they match only approximately. */
export function searchProducts(
  catalog: Catalog,
  query: string,
): { ids: readonly string[]; note: string | null } {
  const { ids, match, hasUnpriced } = catalog.search(query);
  const notes = [matchNote(match, query), hasUnpriced ? copy.unpriced : null];
  return { ids, note: notes.filter(Boolean).join(" ") || null };
}

/**
 * Suggestions for a query that is still being typed: product types, then products, each in the
 * color that the query asks for.
 */
export function suggestionsFor(catalog: Catalog, query: string): Suggestion[] {
  const { types, products } = catalog.suggest(query);
  const asked = askedColors(defaultListing, query);
  return [
    ...types.flatMap(({ collection, type }) => typeSuggestion(trailOf({ collection, type }))),
    ...products.map((product) => ({
      id: product.id,
      label: product.title,
      note: product.specs.material,
      to: addressHere((asked?.(chosenProducts(product)) ?? product).url),
      ...(differsInColorAlone(product) ? { colors: colorTitles(product) } : {}),
    })),
  ];
}

function typeSuggestion(trail: ProductTrail | undefined): Suggestion[] {
  if (!trail) return [];
  const [collection, type] = trail;
  return [{ label: type.title, note: copy.allIn({ collection: collection.title }), to: type.link }];
}

function colorTitles(product: Product): Suggestion["colors"] {
  return chosenProducts(product).map(({ id, title }) => ({ id, title }));
}

/** The note that results are guesses or only close (rules 6.4 and 6.8). */
function matchNote(match: MatchKind, query: string): string | null {
  if (match === "all") return null;
  return match === "spelling" ? copy.spelling({ query }) : copy.partial({ query });
}
