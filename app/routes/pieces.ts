import { catalogue } from "#app/catalogue.server.ts";
import { productCard } from "#app/product-cards.server.ts";
import { PIECES_AT_ONCE } from "#pieces/fetch-pieces.ts";
import type { Route } from "./+types/pieces";

/** `GET /pieces/ID,ID`: the catalogue's present word on pieces kept in a browser (ruling 19). */
export async function loader({ params }: Route.LoaderArgs) {
  const ids = params.ids.split(",").slice(0, PIECES_AT_ONCE);
  const products = await catalogue.byIds(ids);
  const pieces = [...products.values()].map(productCard);
  return Response.json({ pieces }, { headers: { "Cache-Control": "no-store" } });
}
