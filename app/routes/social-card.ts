import { data, redirect } from "react-router";
import { generalCard, productOfCard } from "#app/seo/social-card.ts";
import { catalogFor } from "#products/catalog.server.ts";
import { pictureAddress } from "#ui/picture.tsx";
import type { Route } from "./+types/social-card";

/**
 * `GET /social/….jpg` for a page without its own card: redirects to the product's picture, or else
 * to the card of the home page in the same language.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const general = generalCard(pathname);
  if (pathname === general) throw data(null, { status: 404 });
  const catalog = catalogFor(context);
  const picture = catalog.pictureNamed(catalog.bySlug(productOfCard(pathname) ?? "")?.image);
  return redirect(picture ? pictureAddress(picture) : general);
}
