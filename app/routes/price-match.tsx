import { servicesContext } from "#app/routing/request-context.server.ts";
import { siteUrlOf } from "#app/routing/root-data.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { paths } from "#domain/paths.ts";
import { copy } from "#features/price-match/copy.ts";
import { PriceMatchPage } from "#features/price-match/price-match-page.tsx";
import { pictureNamed } from "#products/pictures.server.ts";
import type { Route } from "./+types/price-match";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, path: paths.priceMatch, siteUrl: siteUrlOf(matches) });
}

/** Not prerendered: the form in the frame is configured when the server starts. */
export function loader({ context }: Route.LoaderArgs) {
  const thirdParty = context.get(servicesContext).priceMatchForm;
  return { picture: pictureNamed("rooms/price-match"), thirdParty };
}

export default function PriceMatch({ loaderData }: Route.ComponentProps) {
  return <PriceMatchPage {...loaderData} />;
}
