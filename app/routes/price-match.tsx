import { pageMeta } from "#app/page-meta.ts";
import { paths } from "#app/paths.ts";
import { pictureNamed } from "#app/pictures.server.ts";
import { priceMatchForm } from "#app/price-match.server.ts";
import { siteUrlOf } from "#app/root-data.ts";
import { PriceMatchPage } from "#features/price-match/landing-page.tsx";
import { words } from "#features/price-match/words.ts";
import type { Route } from "./+types/price-match";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...words.meta, path: paths.priceMatch, siteUrl: siteUrlOf(matches) });
}

/** Not prerendered: which form stands in the frame is configured when the server starts. */
export function loader({ context }: Route.LoaderArgs) {
  return { picture: pictureNamed("rooms/price-match"), thirdParty: priceMatchForm(context) };
}

export default function PriceMatch({ loaderData }: Route.ComponentProps) {
  return <PriceMatchPage {...loaderData} />;
}
