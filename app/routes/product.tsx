import { headOf } from "#app/routing/head.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { breadcrumbData, productData } from "#app/seo/structured-data.ts";
import type { ProductSpecs } from "#domain/product.ts";
import { productPage } from "#features/product/loader.server.ts";
import { movedOrMissing } from "#features/product/moved-product.server.ts";
import { ProductPage } from "#features/product/product-page.tsx";
import type { ProductPageData } from "#features/product/product-page-data.ts";
import { catalogFor } from "#products/catalog.server.ts";
import { facts } from "#shop/facts.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { pictureAddress } from "#ui/picture.tsx";
import type { Route } from "./+types/product";

export function meta({ loaderData }: Route.MetaArgs) {
  return headOf(loaderData);
}

export { sharedPageHeaders as headers } from "#app/routing/page-headers.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const catalog = catalogFor(context);
  const product = productPage(catalog, params.slug);
  if (!product) throw movedOrMissing(catalog, params.slug);
  const crumbs = crumbsOf(product.page);
  return { page: product.page, crumbs, head: headFor(product.page, crumbs, product.measures) };
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage data={loaderData.page} crumbs={loaderData.crumbs} />;
}

function crumbsOf({ collection, type, card }: ProductPageData): Crumb[] {
  return [
    { label: "Home", to: "/" },
    { label: collection.title, to: collection.link },
    { label: type.title, to: type.link },
    { label: card.title, isExact: true },
  ];
}

function headFor(
  { card, description, views }: ProductPageData,
  crumbs: Crumb[],
  specs: ProductSpecs,
) {
  const images = views.flatMap(({ picture }) =>
    picture ? [`${siteUrl()}${pictureAddress(picture)}`] : [],
  );
  return pageMeta({
    title: `${card.title} | ${facts.name}`,
    description,
    path: card.url,
    siteUrl: siteUrl(),
    structuredData: [
      breadcrumbData(siteUrl(), card.url, crumbs),
      productData(siteUrl(), { ...card, description, specs }, images),
    ],
  });
}
