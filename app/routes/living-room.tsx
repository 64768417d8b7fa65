import { data } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { collectionMeta } from "#features/collections/collection-meta.ts";
import { LivingRoomPage } from "#features/collections/living-room-page.tsx";
import { collectionPage } from "#features/collections/loader.server.ts";
import { CustomRequestDialog } from "#features/custom-request/custom-request-dialog.tsx";
import { catalogFor } from "#products/catalog.server.ts";
import type { Route } from "./+types/living-room";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const page = collectionPage(catalogFor(context), "living-room");
  if (!page) throw data(null, { status: 404 });
  return { page, head: collectionMeta(page, siteUrl()) };
}

export { shouldRevalidate } from "#app/routing/revalidate-on-path-change.ts";

export default function LivingRoom({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <LivingRoomPage data={loaderData.page} />
      <CustomRequestDialog />
    </main>
  );
}
