import { headOf } from "#app/routing/head.ts";
import { renderPart } from "#app/routing/render-part.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { questionsData } from "#app/seo/structured-data.ts";
import { paths } from "#domain/paths.ts";
import { copy } from "#features/delivery-info/copy.ts";
import { DeliveryInfoPage } from "#features/delivery-info/delivery-info-page.server.tsx";
import { catalogFor } from "#products/catalog.server.ts";
import { deliveryQuestions } from "#shop/copy/en/delivery-questions.ts";
import { ServerPart } from "#ui/server-part.tsx";
import type { Route } from "./+types/delivery-info";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export function loader(args: Route.LoaderArgs) {
  const catalog = catalogFor(args.context);
  const { meta, ...pageCopy } = copy;
  const pictures = {
    hero: catalog.pictureNamed("rooms/delivery"),
    assembly: catalog.pictureNamed("rooms/dining"),
  };
  return {
    page: renderPart(
      args,
      <DeliveryInfoPage copy={pageCopy} questions={deliveryQuestions} pictures={pictures} />,
    ),
    head: pageMeta({
      ...meta,
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
