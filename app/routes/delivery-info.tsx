import { headOf } from "#app/routing/head.ts";
import { picturesContext } from "#app/routing/request-context.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { questionsData } from "#app/seo/structured-data.ts";
import { paths } from "#domain/paths.ts";
import { copy } from "#features/delivery-info/copy.ts";
import { DeliveryInfoPage } from "#features/delivery-info/delivery-info-page.tsx";
import { deliveryQuestions } from "#shop/copy/en/delivery-questions.ts";
import type { Route } from "./+types/delivery-info";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export function loader({ context }: Route.LoaderArgs) {
  const pictures = context.get(picturesContext);
  const { meta, ...pageCopy } = copy;
  return {
    copy: pageCopy,
    questions: deliveryQuestions,
    pictures: {
      hero: pictures.pictureNamed("rooms/delivery"),
      assembly: pictures.pictureNamed("rooms/dining"),
    },
    head: pageMeta({
      ...meta,
      path: paths.deliveryInfo,
      siteUrl: siteUrl(),
      structuredData: [questionsData(deliveryQuestions)],
    }),
  };
}

export default function DeliveryInfo({ loaderData }: Route.ComponentProps) {
  return <DeliveryInfoPage {...loaderData} />;
}
