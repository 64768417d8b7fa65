import { addressesIn } from "#domain/addresses/every-table.ts";
import { fromEnglish } from "#domain/addresses/translate.ts";
import { productTypeLink } from "#domain/collection.ts";
import { collectionPath, paths } from "#domain/paths.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { collectionFacts } from "#shop/collections.ts";
import { fixedPages } from "#shop/pages.ts";

const FIRST_PRODUCTS = 5;

/**
 * Addresses of the pages rendered before a process is ready, so that no visitor waits for them: the
 * fixed ones without the windows of the moment, the collections and their product types, in every
 * language. Some products come last: the first ones compile the code and sort the catalog, which takes
 * many times as long as a page later on.
 */
export function pagesAtStart(catalog: Pick<Catalog, "entries">): readonly string[] {
  const english = englishPages(catalog);
  const everyLanguage = Object.values(addressesIn).flatMap((addresses) =>
    english.map((address) => fromEnglish(address, addresses) ?? address),
  );
  return [...new Set(everyLanguage)];
}

function englishPages(catalog: Pick<Catalog, "entries">): readonly string[] {
  return [
    ...fixedPages.map(({ path }) => path).filter((path) => path !== paths.bookDelivery),
    ...files,
    ...collectionFacts.flatMap((collection) => [
      collectionPath(collection.slug),
      ...(collection.typePages
        ? collection.types.map(({ slug }) => productTypeLink(collection, slug))
        : []),
    ]),
    ...catalog.entries(0, FIRST_PRODUCTS).map(({ product }) => product.url),
  ];
}

const files = ["/robots.txt", paths.llms, paths.webManifest];
