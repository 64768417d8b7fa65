import type { ShouldRevalidateFunctionArgs } from "react-router";
import { headOf } from "#app/routing/head.ts";
import { readPageData } from "#app/routing/page-data.ts";
import { writePageData } from "#app/routing/write-page-data.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import * as copy from "#copy/fit.ts";
import * as roomPictures from "#copy/room-pictures.ts";
import { formatListLink, parseListLink } from "#domain/list-link.ts";
import { paths } from "#domain/paths.ts";
import { FitPage } from "#features/fit/fit-page.tsx";
import { fitPage } from "#features/fit/loader.server.ts";
import { catalogFor } from "#products/catalog.server.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/will-it-fit";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const page = fitPage(catalogFor(context), new URL(request.url).searchParams);
  return writePageData(args, {
    page,
    head: pageMeta({
      title: `${copy.title} | ${facts.name}`,
      description: copy.description,
      path: paths.willItFit,
      pictureAlt: roomPictures.living,
      siteUrl: siteUrl(),
      noindex: true,
    }),
  });
}

/** The answers are made in the browser, so only other products need new data. */
export function shouldRevalidate({ nextUrl, currentUrl }: ShouldRevalidateFunctionArgs) {
  return listOf(nextUrl) !== listOf(currentUrl);
}

export default function WillItFit({ loaderData }: Route.ComponentProps) {
  const { page } = readPageData(loaderData);
  return (
    <main id="content" className="page-width pt-8 pb-20 lg:pt-14 lg:pb-28 print:py-0">
      <FitPage key={`${formatListLink(page.lines)} ${page.search?.query}`} data={page} />
    </main>
  );
}

function listOf({ searchParams }: URL): string {
  return `${formatListLink(parseListLink(searchParams.get("items")))} ${searchParams.get("q")}`;
}
