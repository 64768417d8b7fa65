import { catalogFor } from "#products/catalog.server.ts";
import { PRODUCTS_PER_REQUEST } from "#products/fetch-products.ts";
import { savedCards } from "#products/product-cards.server.ts";
import type { Route } from "./+types/pieces";

/** `GET /pieces/ID,ID`: current catalog data of products saved in a browser (rule 7.11). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ids = params.ids.split(",").slice(0, PRODUCTS_PER_REQUEST);
  const pieces = savedCards(catalogFor(context), ids);
  return Response.json({ pieces }, { headers: { "Cache-Control": "no-store" } });
}
