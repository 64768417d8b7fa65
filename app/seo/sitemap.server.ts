import type { Product } from "#domain/product.ts";
import type { Pictures } from "#server/catalog/pictures/starter-pictures.ts";
import { pictureAddress } from "#ui/picture.tsx";

/** The sitemap of these pages and products, with each product's picture. */
export function sitemapXml(
  pictures: Pictures,
  siteUrl: string,
  pages: readonly string[],
  products: readonly Pick<Product, "url" | "image">[],
): string {
  const entries = [
    ...pages.map((path) => entry(`${siteUrl}${path}`)),
    ...products.map(({ url, image }) => {
      const picture = pictures.pictureNamed(image);
      return entry(
        `${siteUrl}${url}`,
        picture ? `${siteUrl}${pictureAddress(picture)}` : undefined,
      );
    }),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

function entry(url: string, image?: string): string {
  const picture = image
    ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`
    : "";
  return `<url><loc>${escapeXml(url)}</loc>${picture}</url>`;
}

function escapeXml(url: string): string {
  return url.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
