import { headOf } from "#app/routing/head.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { questionsData } from "#app/seo/structured-data.ts";
import { paths } from "#domain/paths.ts";
import { copy } from "#features/delivery-info/copy.ts";
import { DeliveryInfoPage } from "#features/delivery-info/delivery-info-page.tsx";
import { pictureNamed } from "#products/pictures.server.ts";
import { deliveryQuestions } from "#shop/copy/en/delivery-questions.ts";
import type { Route } from "./+types/delivery-info";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export function loader() {
  const { meta, ...pageCopy } = copy;
  return {
    copy: pageCopy,
    questions: deliveryQuestions,
    pictures: { hero: pictureNamed("rooms/delivery"), assembly: pictureNamed("rooms/dining") },
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
