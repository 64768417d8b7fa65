import { data, redirect } from "react-router";
import { generalCard } from "#app/seo/social-card.ts";
import type { Route } from "./+types/social-card";

/** `GET /social/….jpg` for a page without its own card: redirects to the shop's card. */
export function loader({ request }: Route.LoaderArgs) {
  if (new URL(request.url).pathname === generalCard) throw data(null, { status: 404 });
  return redirect(generalCard);
}
