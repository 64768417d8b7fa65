import { headOf } from "#app/routing/head.ts";
import { readPageData } from "#app/routing/page-data.ts";
import { renderPart } from "#app/routing/render-part.server.ts";
import { writePageData } from "#app/routing/write-page-data.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { roomSocialPicture } from "#app/seo/room-social-picture.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { questionsData, shopData, websiteData } from "#app/seo/structured-data.ts";
import { meta as metaCopy } from "#copy/home.ts";
import { living } from "#copy/room-pictures.ts";
import { paths } from "#domain/paths.ts";
import { searchEntry } from "#domain/search-entry.ts";
import {
  AfterTestimonials,
  BeforeTestimonials,
} from "#features/home/around-testimonials.server.tsx";
import type { HomeData } from "#features/home/home-data.ts";
import { HomePage } from "#features/home/home-page.tsx";
import { homeQuestions } from "#features/home/home-questions.server.ts";
import { collectionTiles, homeData } from "#features/home/loader.server.ts";
import { confirmedReference } from "#forms/confirmation.server.ts";
import { catalogFor } from "#products/catalog.server.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/home";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export { shouldRevalidate } from "#app/routing/revalidate-on-path-change.ts";

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const catalog = catalogFor(context);
  const home: HomeData = {
    ...homeData(catalog),
    beforeTestimonials: renderPart(args, <BeforeTestimonials tiles={collectionTiles(catalog)} />),
    afterTestimonials: renderPart(args, <AfterTestimonials />),
  };
  return writePageData(args, {
    home,
    sent: confirmedReference(request, "Q", context),
    head: pageMeta({
      ...searchEntry(facts, metaCopy),
      path: paths.home,
      pictureAlt: living,
      siteUrl: siteUrl(),
      socialPicture: roomSocialPicture(paths.home, catalog.pictureNamed("rooms/living")),
      structuredData: [shopData(siteUrl()), websiteData(siteUrl()), questionsData(homeQuestions)],
    }),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home, sent } = readPageData(loaderData);
  return <HomePage data={home} sent={sent} />;
}
