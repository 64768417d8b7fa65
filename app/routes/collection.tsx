import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { collectionMeta } from "#app/collection-meta.ts";
import { collectionPage } from "#app/collection-page.server.ts";
import { siteUrlOf } from "#app/root-data.ts";
import { CollectionPage } from "#features/collections/collection-page.tsx";
import { CustomRequestDialog } from "#features/custom-request/custom-request-dialog.tsx";
import type { Route } from "./+types/collection";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? collectionMeta(loaderData, siteUrlOf(matches)) : [{ title: "404" }];
}

export async function loader({ params, request }: Route.LoaderArgs) {
  const chosenType = new URL(request.url).searchParams.get("type");
  const page = await collectionPage(params.collection, chosenType);
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** Dialogs are history entries too: they ask for nothing new. */
export function shouldRevalidate({ nextUrl, currentUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.pathname !== currentUrl.pathname || nextUrl.search !== currentUrl.search;
}

export default function CollectionRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <CollectionPage key={loaderData.collection.slug} data={loaderData} />
      <CustomRequestDialog />
    </main>
  );
}
