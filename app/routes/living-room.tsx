import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { collectionMeta } from "#app/collection-meta.ts";
import { collectionPage } from "#app/collection-page.server.ts";
import { siteUrlOf } from "#app/root-data.ts";
import { LivingRoomPage } from "#features/collections/living-room-page.tsx";
import { CustomRequestDialog } from "#features/custom-request/custom-request-dialog.tsx";
import type { Route } from "./+types/living-room";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? collectionMeta(loaderData, siteUrlOf(matches)) : [{ title: "404" }];
}

export async function loader() {
  const page = await collectionPage("living-room");
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** Dialogs are history entries too: they ask for nothing new. */
export function shouldRevalidate({ nextUrl, currentUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.pathname !== currentUrl.pathname;
}

export default function LivingRoom({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <LivingRoomPage data={loaderData} />
      <CustomRequestDialog />
    </main>
  );
}
