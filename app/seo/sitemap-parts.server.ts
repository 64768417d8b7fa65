import { twinPath } from "#domain/addresses/twins.ts";
import { type Language, languageCodes } from "#domain/language.ts";
import { languagesOfProduct } from "#domain/product-languages.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { pictureAddress } from "#ui/picture.tsx";
import { alternates } from "./alternates.server.ts";
import { sitePaths } from "./site-pages.server.ts";
import type { SitemapEntry } from "./sitemap.server.ts";

/**
 * Products in one part. A sitemap may have 50,000 addresses and 50 MB; smaller parts are rendered
 * in little time, and search engines fetch fewer products again after a change.
 */
export const PRODUCTS_PER_PART = 5_000;

const pagesPart = "pages.xml";

type SitemapCatalog = Pick<Catalog, "entries" | "size" | "lastLeftAt" | "pictureNamed">;

/**
 * The parts of the sitemap: one of the fixed pages, then those of the products. A product that
 * leaves the site changes its part and moves the products after it, so its time counts for all.
 */
export function sitemapParts(catalog: SitemapCatalog): SitemapEntry[] {
  const parts = Math.ceil(catalog.size / PRODUCTS_PER_PART);
  const left = catalog.lastLeftAt ?? "";
  return [
    { path: `/sitemaps/${pagesPart}` },
    ...Array.from({ length: parts }, (_, index) => ({
      path: `/sitemaps/products-${index + 1}.xml`,
      lastModified: newest([
        left,
        ...productsIn(catalog, index + 1).map(({ updatedAt }) => updatedAt),
      ]),
    })),
  ];
}

/**
 * The addresses of a part in all languages, by its file's name; undefined if there is no such part. A
 * product's page changed when the product did; when a fixed page changed isn't known.
 */
export function entriesOfPart(catalog: SitemapCatalog, name: string): SitemapEntry[] | undefined {
  if (name === pagesPart) return sitePaths.flatMap((path) => entriesOf({ path }, languageCodes));
  const number = Number(/^products-([1-9]\d{0,5})\.xml$/.exec(name)?.[1]);
  const products = number ? productsIn(catalog, number) : [];
  if (products.length === 0) return undefined;
  return products.flatMap(({ product, updatedAt }) => {
    const picture = catalog.pictureNamed(product.image);
    const entry = {
      path: product.url,
      lastModified: updatedAt,
      image: picture ? pictureAddress(picture) : undefined,
    };
    return entriesOf(entry, languagesOfProduct(product));
  });
}

/** A page once in each of these languages, with the same links to all of them (rule 2.33). */
function entriesOf(entry: SitemapEntry, languages: readonly Language[]): SitemapEntry[] {
  const twins = alternates(entry.path, languages);
  return languages.flatMap((language) => {
    const path = twinPath(entry.path, language);
    return path === undefined ? [] : [{ ...entry, path, alternates: twins }];
  });
}

function productsIn(catalog: SitemapCatalog, number: number) {
  return catalog.entries((number - 1) * PRODUCTS_PER_PART, PRODUCTS_PER_PART);
}

function newest(times: readonly string[]): string | undefined {
  return times.toSorted().at(-1);
}
