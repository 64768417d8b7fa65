import { data } from "react-router";
import { pageMeta } from "#app/page-meta.ts";
import { productPageData } from "#app/product-page.server.ts";
import { siteUrlOf } from "#app/root-data.ts";
import { breadcrumbData, productData } from "#app/structured-data.ts";
import { ProductPage } from "#features/product/product-page.tsx";
import type { ProductPageData } from "#features/product/product-page-data.ts";
import { facts } from "#shop/facts.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { pictureAddress } from "#ui/picture.tsx";
import type { Route } from "./+types/product";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: "404" }];
  const siteUrl = siteUrlOf(matches);
  const { card, description, views } = loaderData;
  const images = views.flatMap(({ picture }) =>
    picture ? [`${siteUrl}${pictureAddress(picture)}`] : [],
  );
  return pageMeta({
    title: `${card.title} | ${facts.name}`,
    description,
    path: card.url,
    siteUrl,
    structuredData: [
      breadcrumbData(siteUrl, card.url, crumbsOf(loaderData)),
      productData(siteUrl, { ...card, description, specs: loaderData.specs }, images),
    ],
  });
}

export async function loader({ params }: Route.LoaderArgs) {
  const page = await productPageData(params.slug);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage data={loaderData} crumbs={crumbsOf(loaderData)} />;
}

function crumbsOf({ collection, type, card }: ProductPageData): Crumb[] {
  return [
    { label: "Home", to: "/" },
    { label: collection.title, to: collection.link },
    { label: type.title, to: type.link },
    { label: card.title },
  ];
}
