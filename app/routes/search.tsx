import type { ShouldRevalidateFunctionArgs } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { readPageData } from "#app/routing/page-data.ts";
import { writePageData } from "#app/routing/write-page-data.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import * as roomPictures from "#copy/room-pictures.ts";
import * as copy from "#copy/search-route.ts";
import { paths } from "#domain/paths.ts";
import { maxQueryLength } from "#domain/search/read-query.ts";
import { CustomRequestForSearch } from "#features/custom-request/custom-request-for-search.tsx";
import { listingData, redirectBeyondLastPage } from "#features/listing/loader.server.ts";
import { readQuery, searchProducts } from "#features/search/loader.server.ts";
import { SearchPage } from "#features/search/search-page.tsx";
import { catalogFor } from "#products/catalog.server.ts";
import { facts } from "#shop/facts.ts";
import { lazyPagePart } from "#ui/lazy-component.tsx";
import type { Route } from "./+types/search";

const products = await lazyPagePart("filters", async () => ({
  default: (await import("#features/listing/product-listing.tsx")).ProductListing,
}));

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { cachedForBack as handle } from "#app/routing/cached-data.ts";
export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const query = readQuery(request.url);
  const catalog = catalogFor(context);
  const { ids, note } = searchProducts(catalog, query);
  const heading = query ? copy.results({ query }) : copy.heading;
  const listing = listingData(catalog, { ids }, { url: request.url, extra: { q: query } });
  redirectBeyondLastPage(request.url, listing);
  return writePageData(args, {
    query,
    maxLength: maxQueryLength,
    found: ids.length,
    heading,
    closest: note,
    popular: copy.popular,
    listing,
    head: pageMeta({
      title: `${heading} | ${facts.name}`,
      description: copy.description,
      path: paths.search,
      pictureAlt: roomPictures.homeOffice,
      siteUrl: siteUrl(),
      noindex: true,
    }),
  });
}

/** Dialogs are history entries and need no new data. */
export function shouldRevalidate({ nextUrl, currentUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.search !== currentUrl.search;
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const data = readPageData(loaderData);
  const { query, listing } = data;
  const askInstead = <CustomRequestForSearch lookingFor={query}>{copy.ask}</CustomRequestForSearch>;
  return (
    <main id="content">
      <SearchPage data={data} customRequestLink={askInstead} onType={products.preload}>
        <products.Part listing={listing} leads emptyAction={askInstead} />
      </SearchPage>
    </main>
  );
}
