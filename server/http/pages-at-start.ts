import { paths } from "#domain/paths.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { collections } from "#shop/collections.ts";
import { fixedPages } from "#shop/pages.ts";

const FIRST_PRODUCTS = 5;

/**
 * Addresses of the pages rendered before a process is ready, so that no visitor waits for them: the
 * fixed ones without the windows of the moment, the collections and their product types. Some products come last: the first ones
 * compile the code and sort the catalog, which takes many times as long as a page later on.
 */
export function pagesAtStart(catalog: Pick<Catalog, "entries">): readonly string[] {
  return [
    ...fixedPages.map(({ path }) => path).filter((path) => path !== paths.bookDelivery),
    ...files,
    ...collections.flatMap(({ link, types, typePages }) =>
      typePages ? [link, ...types.map(({ slug }) => `${link}/${slug}`)] : [link],
    ),
    ...catalog.entries(0, FIRST_PRODUCTS).map(({ product }) => product.url),
  ];
}

const files = ["/robots.txt", paths.llms, paths.webManifest];
