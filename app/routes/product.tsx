import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { addressHere } from "#app/routing/address-here.server.ts";
import { headOf } from "#app/routing/head.ts";
import { readPageData } from "#app/routing/page-data.ts";
import { renderPart } from "#app/routing/render-part.server.ts";
import { servicesContext } from "#app/routing/request-context.server.ts";
import { writePageData } from "#app/routing/write-page-data.server.ts";
import { pageMeta } from "#app/seo/page-meta.server.ts";
import { productSocialPicture } from "#app/seo/product-social-picture.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { languagesOfProduct } from "#domain/product-languages.ts";
import { chosenPath } from "#features/product/chosen-path.server.ts";
import { FitFields } from "#features/product/fit-fields.server.tsx";
import { movedOrMissing, productPage } from "#features/product/loader.server.ts";
import { ProductPage } from "#features/product/product-page.tsx";
import { structuredDataOf } from "#features/product/structured-data.server.ts";
import { catalogFor } from "#products/catalog.server.ts";
import { variantField } from "#products/option-fields.ts";
import { productCrumbs } from "#products/product-trail.ts";
import { facts } from "#shop/facts.ts";
import type { Route } from "./+types/product";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { cachedForBack as handle } from "#app/routing/cached-data.ts";
export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export async function loader(args: Route.LoaderArgs) {
  const { params, request, context } = args;
  const catalog = catalogFor(context);
  const { searchParams } = new URL(request.url);
  const found = productPage(catalog, params.slug, searchParams.get(variantField));
  if (!found) throw movedOrMissing(catalog, params.slug);
  const { page, product } = found;
  const chosen = chosenPath(product, searchParams);
  if (chosen) throw redirect(chosen, 302);
  const crumbs = productCrumbs(page.trail, page.card.title);
  const { title, description, url } = product;
  const path = addressHere(url);
  const head = pageMeta({
    title: `${title} | ${facts.name}`,
    description,
    path,
    pictureAlt: product.imageAlt,
    siteUrl: siteUrl(),
    inLanguages: languagesOfProduct(product),
    socialPicture: productSocialPicture(
      product,
      catalog,
      context.get(servicesContext).hasSocialCard,
    ),
    structuredData: [
      breadcrumbData(siteUrl(), path, crumbs),
      structuredDataOf(product, page.views, catalog),
    ],
  });
  return writePageData(args, { page, crumbs, head, fitFields: renderPart(args, <FitFields />) });
}

/** Choosing a variant changes only the address, because the page has the data of all variants. */
export function shouldRevalidate({ nextUrl, currentUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.pathname !== currentUrl.pathname;
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, fitFields } = readPageData(loaderData);
  return <ProductPage data={page} crumbs={crumbs} fitFields={fitFields} />;
}
