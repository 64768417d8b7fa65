import { useLocation } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { readPageData } from "#app/routing/page-data.ts";
import { writePageData } from "#app/routing/write-page-data.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import * as roomPictures from "#copy/room-pictures.ts";
import * as copy from "#copy/wishlist.ts";
import { parseListLink } from "#domain/list-link.ts";
import { paths } from "#domain/paths.ts";
import { SharedWishlist } from "#features/wishlist/shared-wishlist.tsx";
import { WishlistPage } from "#features/wishlist/wishlist-page.tsx";
import { catalogFor } from "#products/catalog.server.ts";
import { savedCards } from "#products/product-cards.server.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/wishlist";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const lines = parseListLink(new URL(request.url).searchParams.get("items"));
  const catalog = catalogFor(context);
  const shared = savedCards(
    catalog,
    lines.map(({ id }) => id),
  );
  return writePageData(args, {
    shared,
    missing: lines.length - shared.length,
    room: catalog.pictureNamed("rooms/accessories"),
    head: pageMeta({
      title: `${copy.title} | ${facts.name}`,
      description: copy.description,
      path: paths.wishlist,
      pictureAlt: roomPictures.sofas,
      siteUrl: siteUrl(),
      noindex: true,
    }),
  });
}

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  const { shared, missing, room } = readPageData(loaderData);
  const { search } = useLocation();
  const isShared = new URLSearchParams(search).has("items");
  return (
    <main
      id="content"
      className="page-width min-h-svh pt-8 pb-20 lg:pt-14 lg:pb-28 print:min-h-0 print:py-0"
    >
      {isShared ? (
        <SharedWishlist products={shared} missing={missing} />
      ) : (
        <WishlistPage room={room} />
      )}
    </main>
  );
}
