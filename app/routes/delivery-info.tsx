import { headOf } from "#app/head.ts";
import { pageMeta } from "#app/page-meta.ts";
import { paths } from "#app/paths.ts";
import { pictureNamed } from "#app/pictures.server.ts";
import { siteUrl } from "#app/site-url.server.ts";
import { questionsData } from "#app/structured-data.ts";
import { DeliveryInfoPage } from "#features/delivery-info/delivery-info-page.tsx";
import { words } from "#features/delivery-info/words.ts";
import { deliveryQuestions } from "#shop/words/en/delivery-questions.ts";
import type { Route } from "./+types/delivery-info";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export function loader() {
  const { meta, ...said } = words;
  return {
    words: said,
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
