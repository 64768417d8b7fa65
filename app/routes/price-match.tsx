import { headOf } from "#app/routing/head.ts";
import { renderPart } from "#app/routing/render-part.server.ts";
import { servicesContext } from "#app/routing/request-context.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import * as roomPictures from "#copy/room-pictures.ts";
import { paths } from "#domain/paths.ts";
import { AfterForm, BeforeForm } from "#features/price-match/around-form.server.tsx";
import { pageTexts } from "#features/price-match/page-texts.ts";
import { PriceMatchPage } from "#features/price-match/price-match-page.tsx";
import type { Route } from "./+types/price-match";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export function loader(args: Route.LoaderArgs) {
  const { catalog, priceMatchForm } = args.context.get(servicesContext);
  const picture = catalog.pictureNamed("rooms/price-match");
  return {
    page: {
      beforeForm: renderPart(args, <BeforeForm picture={picture} />),
      afterForm: renderPart(args, <AfterForm />),
      thirdParty: priceMatchForm,
    },
    head: pageMeta({
      ...pageTexts(),
      path: paths.priceMatch,
      pictureAlt: roomPictures.priceMatch,
      siteUrl: siteUrl(),
    }),
  };
}

export default function PriceMatch({ loaderData }: Route.ComponentProps) {
  return <PriceMatchPage {...loaderData.page} />;
}
