import { servicesContext } from "#app/routing/request-context.server.ts";
import { siteUrlOf } from "#app/routing/root-data.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { paths } from "#domain/paths.ts";
import { copy } from "#features/price-match/copy.ts";
import { PriceMatchPage } from "#features/price-match/price-match-page.tsx";
import type { Route } from "./+types/price-match";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, path: paths.priceMatch, siteUrl: siteUrlOf(matches) });
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

/** Not prerendered: the form in the frame is configured when the server starts. */
export function loader({ context }: Route.LoaderArgs) {
  const { catalog, priceMatchForm } = context.get(servicesContext);
  return { picture: catalog.pictureNamed("rooms/price-match"), thirdParty: priceMatchForm };
}

export default function PriceMatch({ loaderData }: Route.ComponentProps) {
  return <PriceMatchPage {...loaderData} />;
}
