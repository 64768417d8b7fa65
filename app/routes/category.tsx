import { data } from "react-router";
import { catalogue } from "#app/catalogue.server.ts";
import { categoryPage } from "#app/category.server.ts";
import { listingData } from "#app/listing.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteUrlOf } from "#app/root-data.ts";
import { breadcrumbData, itemListData } from "#app/structured-data.ts";
import { isChanged } from "#domain/listing/listing-query.ts";
import { Listing } from "#features/listing/listing.tsx";
import { ListingHero } from "#features/listing/listing-hero.tsx";
import { facts } from "#shop/facts.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import type { Route } from "./+types/category";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: "404" }];
  const siteUrl = siteUrlOf(matches);
  const { category, listing } = loaderData;
  return pageMeta({
    title: `${category.title} in Houston | ${facts.name}`,
    description: category.description,
    path: category.path,
    siteUrl,
    noindex: isChanged(listing.query),
    structuredData: [
      breadcrumbData(siteUrl, category.path, crumbsOf(category.title)),
      itemListData(siteUrl, category.title, listing.items),
    ],
  });
}

export async function loader({ params, request }: Route.LoaderArgs) {
  const page = categoryPage(params.category);
  if (!page) throw data(null, { status: 404 });
  const products = await catalogue.inType("living-room", params.category);
  return { ...page, listing: listingData(products, request.url) };
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <ListingHero hero={loaderData.hero} crumbs={crumbsOf(loaderData.category.title)} />
      <Listing listing={loaderData.listing} />
    </main>
  );
}

function crumbsOf(title: string): Crumb[] {
  return [
    { label: "Home", to: "/" },
    { label: "Collections", to: "/#collections" },
    { label: "Living Room", to: "/collections/living-room" },
    { label: title },
  ];
}
