import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { addressHere } from "#app/routing/address-here.server.ts";
import { headOf } from "#app/routing/head.ts";
import { readPageData } from "#app/routing/page-data.ts";
import { servicesContext } from "#app/routing/request-context.server.ts";
import { writePageData } from "#app/routing/write-page-data.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { productSocialPicture } from "#app/seo/product-social-picture.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { productIn3d } from "#copy/seo.ts";
import { languagesOfProduct } from "#domain/product-languages.ts";
import { movedOrMissing } from "#features/product/loader.server.ts";
import { modelPage } from "#features/product/model-page.server.ts";
import { ModelPage } from "#features/product/model-page.tsx";
import { catalogFor } from "#products/catalog.server.ts";
import { modelPagePath } from "#products/model-data.ts";
import { modelCrumbs } from "#products/product-trail.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/product-3d";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { cachedForBack as handle } from "#app/routing/cached-data.ts";
export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args;
  const catalog = catalogFor(context);
  const found = modelPage(catalog, params.slug);
  if (!found) throw movedOrMissing(catalog, params.slug);
  const { product, page } = found;
  const { title, description, imageAlt } = product;
  const url = addressHere(product.url);
  if (!page) throw redirect(url, 302);
  const crumbs = modelCrumbs(page.trail, title, url);
  const head = pageMeta({
    title: `${productIn3d({ title })} | ${facts.name}`,
    description,
    path: url,
    pictureAlt: imageAlt,
    siteUrl: siteUrl(),
    noindex: true,
    inLanguages: languagesOfProduct(product),
    socialPicture: productSocialPicture(
      product,
      catalog,
      context.get(servicesContext).hasSocialCard,
    ),
    structuredData: [breadcrumbData(siteUrl(), modelPagePath(url), crumbs)],
  });
  return writePageData(args, { page, crumbs, head });
}

/** Choosing a color changes only the address, because the page has all colors. */
export function shouldRevalidate({ nextUrl, currentUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.pathname !== currentUrl.pathname;
}

export default function Product3d({ loaderData }: Route.ComponentProps) {
  const { page, crumbs } = readPageData(loaderData);
  return <ModelPage data={page} crumbs={crumbs} />;
}
