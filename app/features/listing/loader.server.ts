import { redirect } from "react-router";
import { appliedFilters } from "#domain/listing/applied-filters.ts";
import { changeListing, clearFilters } from "#domain/listing/change-listing.ts";
import type { ListingScope } from "#domain/listing/listing.ts";
import {
  columnChoices,
  type ListingQuery,
  listingSearch,
  parseListingQuery,
} from "#domain/listing/listing-query.ts";
import { pageSteps } from "#domain/listing/pagination.ts";
import { typedPrices } from "#domain/listing/typed-prices.ts";
import { productCards } from "#products/product-cards.server.ts";
import { askedColors } from "#server/catalog/listing/asked-colors.ts";
import { shopFacets } from "#server/catalog/listing/listed-product.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import type { ListingData } from "./listing-data.ts";
import { readShownPrices } from "./price-reading.ts";

/** URL parameters that are not the listing's own, such as the text of a search. */
type ExtraParams = Readonly<Record<string, string>>;

/** Where a listing is. */
interface ListingPlace {
  url: string;
  extra?: ExtraParams;
  /** Id of its section, if it isn't at the top of its page. */
  section?: string;
}

/** Data of the listing's page that the URL requests. */
export function listingData(
  catalog: Catalog,
  scope: ListingScope,
  { url, extra = {}, section }: ListingPlace,
): ListingData {
  const params = new URL(url).searchParams;
  const query = parseListingQuery(params, shopFacets);
  const { items, total, page, pageCount, facets } = catalog.list(scope, query);
  const typed = typedPrices(params);
  const link = (to: ListingQuery) => ({ search: listingSearch(to, extra) });
  const toPage = (number: number) => link(changeListing(query, { page: number }));
  return {
    items: productCards(catalog, items, askedColors(query, extra.q)),
    total,
    facets,
    prices: { range: query.price, typed, problems: readShownPrices(typed).problems },
    sort: query.sort,
    size: query.size,
    columns: query.columns,
    ...link({ ...query, page: 1 }),
    shown: listingSearch(query, extra),
    chips: appliedFilters(query, shopFacets).map(({ key, group, label, without }) => ({
      key,
      group,
      label,
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
    hiddenFields: carriedFields(query, extra),
    path: pagePath(url),
    hash: section ? `#${section}` : "",
  };
}

/**
 * Redirects (302) to the last page, keeping the rest of the address, when the address requests a
 * page beyond it (rule 4.15). Call it in the loader, before the listing is used.
 *
 * @throws the redirect response
 */
export function redirectBeyondLastPage(url: string, { pages }: ListingData): void {
  const { searchParams } = new URL(url);
  if (parseListingQuery(searchParams, shopFacets).page <= pages.current) return;
  const pathname = pagePath(url);
  searchParams.delete("_routes");
  if (pages.current === 1) searchParams.delete("page");
  else searchParams.set("page", String(pages.current));
  throw redirect([pathname, searchParams].join(searchParams.size > 0 ? "?" : ""), 302);
}

/** For a navigation within the site the router requests the page's data at an address of its own. */
function pagePath(url: string): string {
  return new URL(url).pathname.replace(/\.data$/, "");
}

/** Query string of this page's canonical address (rule 4.16). */
export function canonicalSearch({ search, pages }: ListingData): string {
  return search === "" && pages.current > 1 ? `?page=${pages.current}` : "";
}

/** Splits the listing's query into what comes before and after each form's own fields. */
function carriedFields(query: ListingQuery, extra: ExtraParams): ListingData["hiddenFields"] {
  const inUrl = [...new URLSearchParams(listingSearch({ ...query, page: 1 }, extra))];
  const only = (...names: string[]) => inUrl.filter(([name]) => names.includes(name));
  const settings = ["sort", "size", "columns"];
  return {
    filters: { before: only(...Object.keys(extra)), after: only(...settings) },
    sorting: { before: inUrl.filter(([name]) => !settings.includes(name)), after: only("columns") },
  };
}
