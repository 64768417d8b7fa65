import { pageMeta } from "#app/page-meta.ts";
import { paths } from "#app/paths.ts";
import { pictureNamed } from "#app/pictures.server.ts";
import { siteUrlOf } from "#app/root-data.ts";
import { questionsData } from "#app/structured-data.ts";
import { DeliveryInfoPage } from "#features/delivery-info/delivery-info-page.tsx";
import { words } from "#features/delivery-info/words.ts";
import { deliveryQuestions } from "#shop/words/en/delivery-questions.ts";
import type { Route } from "./+types/delivery-info";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    ...words.meta,
    path: paths.deliveryInfo,
    siteUrl: siteUrlOf(matches),
    structuredData: [questionsData(deliveryQuestions)],
  });
}

export function loader() {
  return { hero: pictureNamed("rooms/bedroom"), assembly: pictureNamed("rooms/dining") };
}

export default function DeliveryInfo({ loaderData }: Route.ComponentProps) {
  return <DeliveryInfoPage pictures={loaderData} />;
}
