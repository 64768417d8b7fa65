import { data } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { readPageData } from "#app/routing/page-data.ts";
import { writePageData } from "#app/routing/write-page-data.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { roomSocialPicture } from "#app/seo/room-social-picture.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { breadcrumbData, itemListData } from "#app/seo/structured-data.ts";
import * as crumbs from "#copy/breadcrumb.ts";
import * as copy from "#copy/category-route.ts";
import { titleWithShop } from "#domain/page-metadata.ts";
import { paths, sections, slugOf } from "#domain/paths.ts";
import { type CategoryPage, categoryPage } from "#features/listing/category.server.ts";
import type { ListingData } from "#features/listing/listing-data.ts";
import { ListingHero } from "#features/listing/listing-hero.tsx";
import {
  canonicalSearch,
  listingData,
  redirectBeyondLastPage,
} from "#features/listing/loader.server.ts";
import { ProductListing } from "#features/listing/product-listing.tsx";
import { catalogFor } from "#products/catalog.server.ts";
import { facts } from "#shop/facts.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button.tsx";
import type { Route } from "./+types/category";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { cachedForBack as handle } from "#app/routing/cached-data.ts";
export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export { shouldRevalidate } from "#app/routing/revalidate-on-path-change.ts";

export async function loader(args: Route.LoaderArgs) {
  const { params, request, context } = args;
  const catalog = catalogFor(context);
  const type = slugOf(params.category);
  const page = categoryPage(catalog, type);
  if (!page) throw data(null, { status: 404 });
  const scope = { collection: "living-room", type };
  const listing = listingData(catalog, scope, request);
  redirectBeyondLastPage(request.url, listing);
  return writePageData(args, { ...page, listing, head: headFor(page, listing) });
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { hero, category, listing } = readPageData(loaderData);
  return (
    <main id="content">
      <ListingHero hero={hero} crumbs={crumbsOf(category)} />
      <ProductListing
        listing={listing}
        emptyAction={<CustomRequestButton title={category.title} />}
      />
    </main>
  );
}

/**
 * A link to the custom request's page: a list is rarely empty, so its dialog isn't worth the script
 * here.
 */
function CustomRequestButton({ title }: { title: string }) {
  const search = new URLSearchParams({ lookingFor: title });
  return (
    <ButtonLink href={`${paths.customRequest}?${search}`} rel="nofollow">
      {copy.ask}
    </ButtonLink>
  );
}

function crumbsOf({ room, title }: CategoryPage["category"]): Crumb[] {
  return [
    { label: crumbs.home, to: paths.home },
    { label: crumbs.collections, to: sections.collections },
    { label: room, to: paths.livingRoom },
    { label: title },
  ];
}

function headFor({ category, hero }: CategoryPage, listing: ListingData) {
  const { title, description, path } = category;
  const { current } = listing.pages;
  const words = { type: title, city: facts.address.city };
  const pageTitle = current > 1 ? copy.titleOfPage({ ...words, page: current }) : copy.title(words);
  return pageMeta({
    title: titleWithShop(pageTitle, facts),
    description,
    path,
    pictureAlt: hero.pictureAlt,
    search: canonicalSearch(listing),
    siteUrl: siteUrl(),
    socialPicture: roomSocialPicture(path, hero.picture),
    noindex: listing.search !== "",
    structuredData: [
      breadcrumbData(siteUrl(), path, crumbsOf(category)),
      itemListData(siteUrl(), title, listing.items),
    ],
  });
}
