import { useLocation } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { parseListLink } from "#domain/list-link.ts";
import { paths } from "#domain/paths.ts";
import { copy } from "#features/wishlist/copy.ts";
import { SharedWishlist } from "#features/wishlist/shared-wishlist.tsx";
import { WishlistPage } from "#features/wishlist/wishlist-page.tsx";
import { catalog } from "#products/catalog.server.ts";
import { pictureNamed } from "#products/pictures.server.ts";
import { productCard } from "#products/product-cards.server.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/wishlist";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export async function loader({ request }: Route.LoaderArgs) {
  const lines = parseListLink(new URL(request.url).searchParams.get("items"));
  const products = await catalog.byIds(lines.map(({ id }) => id));
  return {
    shared: [...products.values()].map(productCard),
    missing: lines.length - products.size,
    room: pictureNamed("rooms/accessories"),
    head: pageMeta({
      title: `${copy.title} | ${facts.name}`,
      description: copy.description,
      path: paths.wishlist,
      siteUrl: siteUrl(),
      noindex: true,
    }),
  };
}

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const isShared = new URLSearchParams(search).has("items");
  return (
    <main
      id="content"
      className="page-width min-h-svh pt-8 pb-20 lg:pt-14 lg:pb-28 print:min-h-0 print:py-0"
    >
      {isShared ? (
        <SharedWishlist products={loaderData.shared} missing={loaderData.missing} />
      ) : (
        <WishlistPage room={loaderData.room} />
      )}
    </main>
  );
}
