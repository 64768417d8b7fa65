import type { SyntheticEvent } from "react";
import { data } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { readPageData } from "#app/routing/page-data.ts";
import { renderPart } from "#app/routing/render-part.server.ts";
import { writePageData } from "#app/routing/write-page-data.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { slugOf } from "#domain/paths.ts";
import { CollectionBody } from "#features/collections/collection-body.server.tsx";
import { collectionMeta } from "#features/collections/collection-meta.server.ts";
import { CollectionPage } from "#features/collections/collection-page.tsx";
import { type CollectionPageView, productsId } from "#features/collections/collection-page-data.ts";
import { chosenScope, collectionPage } from "#features/collections/loader.server.ts";
import { CustomRequestDialog } from "#features/custom-request/custom-request-dialog.tsx";
import { listingData, redirectBeyondLastPage } from "#features/listing/loader.server.ts";
import { catalogFor } from "#products/catalog.server.ts";
import { lazyPagePart } from "#ui/lazy-component.tsx";
import type { Route } from "./+types/collection";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { cachedForBack as handle } from "#app/routing/cached-data.ts";
export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export async function loader(args: Route.LoaderArgs) {
  const { params, request, context } = args;
  const { url } = request;
  const catalog = catalogFor(context);
  const room = slugOf(params.collection);
  const page = collectionPage(catalog, room, new URL(url).searchParams.get("type"));
  if (!page) throw data(null, { status: 404 });
  const listing = page.chosen?.count
    ? listingData(catalog, chosenScope(page), {
        url,
        extra: { type: page.chosen.slug },
        section: productsId,
      })
    : null;
  if (listing) redirectBeyondLastPage(url, listing);
  const { collection, chosen, words } = page;
  const view: CollectionPageView = {
    collection,
    chosen,
    body: renderPart(args, <CollectionBody data={page} />),
    ask: { title: words.askTitle, text: words.askText },
  };
  return writePageData(args, { page: view, listing, head: collectionMeta(page, siteUrl()) });
}

export { shouldRevalidate } from "#app/routing/revalidate-on-path-change.ts";

const products = await lazyPagePart(productsId, () => import("./chosen-products.tsx"));

export default function CollectionRoute({ loaderData }: Route.ComponentProps) {
  const { page, listing } = readPageData(loaderData);
  return (
    <main id="content" onPointerOver={preloadProducts} onFocus={preloadProducts}>
      <CollectionPage key={page.collection.slug} page={page}>
        {page.chosen ? <products.Part id={productsId} page={page} listing={listing} /> : null}
      </CollectionPage>
      <CustomRequestDialog />
    </main>
  );
}

/** Fetches the code for products when the pointer or focus is on a link that shows some. */
function preloadProducts({ target }: SyntheticEvent) {
  if (target instanceof Element && target.closest(`a[href$="#${productsId}"]`)) {
    products.preload();
  }
}
