import { data } from "react-router";
import { collectionMeta } from "#app/collection-meta.ts";
import { collectionPage } from "#app/collection-page.server.ts";
import { headOf } from "#app/head.ts";
import { siteUrl } from "#app/site-url.server.ts";
import { LivingRoomPage } from "#features/collections/living-room-page.tsx";
import { CustomRequestDialog } from "#features/custom-request/custom-request-dialog.tsx";
import type { Route } from "./+types/living-room";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export async function loader() {
  const page = await collectionPage("living-room");
  if (!page) throw data(null, { status: 404 });
  return { page, head: collectionMeta(page, siteUrl()) };
}

export { shouldRevalidate } from "#app/same-page.ts";

export default function LivingRoom({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <LivingRoomPage data={loaderData.page} />
      <CustomRequestDialog />
    </main>
  );
}
