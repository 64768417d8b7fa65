import { redirect } from "react-router";
import { appliedFilters } from "#domain/listing/applied-filters.ts";
import { applyListing } from "#domain/listing/apply-listing.ts";
import { changeListing, clearFilters } from "#domain/listing/change-listing.ts";
import {
  columnChoices,
  type ListingQuery,
  listingSearch,
  parseListingQuery,
} from "#domain/listing/listing-query.ts";
import { pageSteps } from "#domain/listing/pagination.ts";
import { typedPrices } from "#domain/listing/price-range.ts";
import type { Product } from "#domain/product.ts";
import { productCard } from "#products/product-cards.server.ts";
import type { ListingData } from "./listing-data.ts";

/** Parameters of the URL that are not the listing's own, such as a search's words. */
type ExtraParams = Readonly<Record<string, string>>;

/** The page of the listing that the URL asks for. */
export function listingData(
  products: readonly Product[],
  url: string,
  kept: ExtraParams = {},
): ListingData {
  const params = new URL(url).searchParams;
  const query = parseListingQuery(params);
  const { items, total, page, pageCount, facets } = applyListing(products, query);
  const link = (to: ListingQuery) => ({ search: listingSearch(to, kept) });
  const toPage = (number: number) => link(changeListing(query, { page: number }));
  return {
    items: items.map(productCard),
    total,
    facets,
    price: query.price,
    typedPrices: typedPrices(params),
    sort: query.sort,
    size: query.size,
    columns: query.columns,
    ...link({ ...query, page: 1 }),
    chips: appliedFilters(query).map(({ key, group, label, without }) => ({
      ...{ key, group, label },
      ...link(without),
    })),
    clearAll: link(clearFilters(query)),
    columnLinks: columnChoices.map((columns) => ({
      columns,
      ...link(changeListing(query, { columns })),
    })),
    pages: {
      current: page,
      previous: page > 1 ? toPage(page - 1) : null,
      next: page < pageCount ? toPage(page + 1) : null,
      steps: pageSteps(page, pageCount).map((step) =>
        step === "gap" ? step : { number: step, ...toPage(step) },
      ),
    },
    hiddenFields: carriedFields(query, kept),
  };
}

/**
 * Answers 302 to the last page, with the rest of the address as it was, when the address asks for a
 * page beyond it (rule 4.15). Call it in the loader, before anything is made of the listing.
 */
export function redirectBeyondLastPage(url: string, { pages }: ListingData): void {
  const { pathname: asked, searchParams } = new URL(url);
  if (parseListingQuery(searchParams).page <= pages.current) return;
  // Within the site the router asks for a page's data by an address of its own.
  const pathname = asked.replace(/\.data$/, "");
  searchParams.delete("_routes");
  if (pages.current === 1) searchParams.delete("page");
  else searchParams.set("page", String(pages.current));
  throw redirect([pathname, searchParams].join(searchParams.size > 0 ? "?" : ""), 302);
}

/** The query string under which search engines know this page of the listing (rule 4.16). */
export function canonicalSearch({ search, pages }: ListingData): string {
  return search === "" && pages.current > 1 ? `?page=${pages.current}` : "";
}

/** Splits the listing's URL into what stands before and after each form's own fields. */
function carriedFields(query: ListingQuery, kept: ExtraParams): ListingData["hiddenFields"] {
  const inUrl = [...new URLSearchParams(listingSearch({ ...query, page: 1 }, kept))];
  const only = (...names: string[]) => inUrl.filter(([name]) => names.includes(name));
  const settings = ["sort", "size", "columns"];
  return {
    filters: { before: only(...Object.keys(kept)), after: only(...settings) },
    sorting: { before: inUrl.filter(([name]) => !settings.includes(name)), after: only("columns") },
  };
}
