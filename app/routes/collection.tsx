import { data } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { collectionMeta } from "#features/collections/collection-meta.ts";
import { CollectionPage } from "#features/collections/collection-page.tsx";
import { productsId } from "#features/collections/collection-page-data.ts";
import { chosenScope, collectionPage } from "#features/collections/loader.server.ts";
import { AskForType, NotTheOne } from "#features/collections/type-products.tsx";
import { CustomRequestDialog } from "#features/custom-request/custom-request-dialog.tsx";
import { listingData, redirectBeyondLastPage } from "#features/listing/loader.server.ts";
import { ProductListing } from "#features/listing/product-listing.tsx";
import { catalogFor } from "#products/catalog.server.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Route } from "./+types/collection";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export async function loader({ params, request: { url }, context }: Route.LoaderArgs) {
  const catalog = catalogFor(context);
  const page = collectionPage(catalog, params.collection, new URL(url).searchParams.get("type"));
  if (!page) throw data(null, { status: 404 });
  const listing = page.chosen?.count
    ? listingData(catalog, chosenScope(page), {
        url,
        extra: { type: page.chosen.slug },
        section: productsId,
      })
    : null;
  if (listing) redirectBeyondLastPage(url, listing);
  return { page, listing, head: collectionMeta(page, siteUrl()) };
}

export { shouldRevalidate } from "#app/routing/revalidate-on-path-change.ts";

export default function CollectionRoute({ loaderData: { page, listing } }: Route.ComponentProps) {
  const { collection, chosen } = page;
  return (
    <main id="content">
      <CollectionPage key={collection.slug} data={page}>
        {chosen && listing ? (
          <ProductListing
            key={chosen.slug}
            listing={listing}
            headingLevel="h3"
            emptyAction={<AskForType {...{ collection, chosen }} className={buttonClass()} />}
            afterLast={<NotTheOne {...{ collection, chosen }} />}
          />
        ) : null}
      </CollectionPage>
      <CustomRequestDialog />
    </main>
  );
}
