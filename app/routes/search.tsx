import type { ShouldRevalidateFunctionArgs } from "react-router";
import { headOf } from "#app/head.ts";
import { listingData } from "#app/listing.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { paths } from "#app/paths.ts";
import { askedFor, searchPieces } from "#app/search.server.ts";
import { siteUrl } from "#app/site-url.server.ts";
import { longestQuery } from "#domain/search/search.ts";
import { CustomRequestDialog } from "#features/custom-request/custom-request-dialog.tsx";
import { Listing } from "#features/listing/listing.tsx";
import { SearchPage } from "#features/search/search-page.tsx";
import { words } from "#features/search/words.ts";
import { CustomRequestLink } from "#pieces/custom-request-link.tsx";
import { facts } from "#shop/facts.ts";
import { popularSearches } from "#shop/words/en/popular-searches.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Route } from "./+types/search";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export async function loader({ request }: Route.LoaderArgs) {
  const query = askedFor(request.url);
  const { items, closest } = await searchPieces(query);
  return {
    query,
    longest: longestQuery,
    found: items.length,
    closest,
    popular: popularSearches,
    listing: listingData(items, request.url, { q: query }),
    head: pageMeta({
      title: `${query ? words.titleFor(query) : words.title} | ${facts.name}`,
      description: words.description,
      path: paths.search,
      siteUrl: siteUrl(),
      noindex: true,
    }),
  };
}

/** Dialogs are history entries too: they ask for nothing new. */
export function shouldRevalidate({ nextUrl, currentUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.search !== currentUrl.search;
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, listing } = loaderData;
  return (
    <main id="content">
      <SearchPage data={loaderData}>
        <Listing
          listing={listing}
          emptyAction={
            <CustomRequestLink lookingFor={query} className={buttonClass()}>
              {words.filteredAway}
            </CustomRequestLink>
          }
        />
      </SearchPage>
      <CustomRequestDialog />
    </main>
  );
}
