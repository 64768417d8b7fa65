import { readQuery, suggestionsFor } from "#features/search/loader.server.ts";
import { catalogFor } from "#products/catalog.server.ts";
import type { Route } from "./+types/search-suggestions";

/** `GET /search-suggestions?q=`: suggestions for a text still being typed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const suggestions = suggestionsFor(catalogFor(context), readQuery(request.url));
  return Response.json({ suggestions }, { headers: { "Cache-Control": "public, max-age=60" } });
}
