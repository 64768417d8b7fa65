import { catalogFor } from "#products/catalog.server.ts";
import { productCard } from "#products/product-cards.server.ts";
import { variantChoices } from "#products/variant-choices.server.ts";
import type { Route } from "./+types/piece-variants";

/** `GET /pieces/ID/variants`: the options and variants of a product, by its own id or a variant's, for the quick view (rule 5.11). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const catalog = catalogFor(context);
  const product = catalog.productOf(params.id);
  const choices =
    product && variantChoices(product, (chosen) => ({ card: productCard(catalog, chosen) }));
  return Response.json(choices ?? null, {
    status: choices ? 200 : 404,
    headers: { "Cache-Control": "no-store" },
  });
}
