import { headOf } from "#app/routing/head.ts";
import { renderPart } from "#app/routing/render-part.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { questionsData } from "#app/seo/structured-data.ts";
import * as copy from "#copy/delivery-info.ts";
import { paths } from "#domain/paths.ts";
import { DeliveryInfoPage } from "#features/delivery-info/delivery-info-page.server.tsx";
import { deliveryQuestions } from "#features/delivery-info/delivery-questions.ts";
import { catalogFor } from "#products/catalog.server.ts";
import { facts } from "#shop/facts.ts";
import { ServerPart } from "#ui/server-part.tsx";
import type { Route } from "./+types/delivery-info";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export function loader(args: Route.LoaderArgs) {
  const catalog = catalogFor(args.context);
  const { city } = facts.address;
  const pictures = {
    hero: catalog.pictureNamed("rooms/delivery"),
    assembly: catalog.pictureNamed("rooms/dining"),
  };
  return {
    page: renderPart(args, <DeliveryInfoPage questions={deliveryQuestions} pictures={pictures} />),
    head: pageMeta({
      title: `${copy.meta.title({ city })} | ${facts.name}`,
      description: copy.meta.description({ city }),
      path: paths.deliveryInfo,
      pictureAlt: copy.hero.pictureAlt,
      siteUrl: siteUrl(),
      structuredData: [questionsData(deliveryQuestions)],
    }),
  };
}

export default function DeliveryInfo({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <ServerPart {...loaderData.page} />
    </main>
  );
}
