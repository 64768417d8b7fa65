import { data } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { collectionMeta } from "#features/collections/collection-meta.ts";
import { CollectionPage } from "#features/collections/collection-page.tsx";
import { collectionPage } from "#features/collections/loader.server.ts";
import { CustomRequestDialog } from "#features/custom-request/custom-request-dialog.tsx";
import { catalogFor } from "#products/catalog.server.ts";
import type { Route } from "./+types/collection";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const chosenType = new URL(request.url).searchParams.get("type");
  const page = collectionPage(catalogFor(context), params.collection, chosenType);
  if (!page) throw data(null, { status: 404 });
  return { page, head: collectionMeta(page, siteUrl()) };
}

export { shouldRevalidate } from "#app/routing/revalidate-on-path-change.ts";

export default function CollectionRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <CollectionPage key={loaderData.page.collection.slug} data={loaderData.page} />
      <CustomRequestDialog />
    </main>
  );
}
