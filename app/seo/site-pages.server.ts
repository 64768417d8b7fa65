import { collections } from "#app/routing/collections.ts";
import { listed as listedCopy } from "#copy/pages.ts";
import type { Collection } from "#domain/collection.ts";
import { collectionPath, paths } from "#domain/paths.ts";
import { type FixedPage, fixedPages } from "#shop/pages.ts";

/** A page listed for search engines and assistants (rule 2.7). */
interface SitePage {
  path: string;
  title: string;
  /** A short description of the page. */
  note: string;
}

/** The six collections, each followed by the pages below it. */
export const collectionPages: readonly SitePage[] = collections.flatMap((collection) => [
  { path: collection.link, title: collection.title, note: collection.description },
  ...typePages(collection),
]);

export const servicePages = listedAs("service");
export const legalPages = listedAs("legal");

/**
 * Every page of the sitemap except products; search, saved lists and private pages are left out.
 */
export const sitePaths: readonly string[] = [
  paths.home,
  ...[...collectionPages, ...servicePages, ...legalPages].map(({ path }) => path),
];

function typePages({ slug, typePages: hasTypePages, types }: Collection): SitePage[] {
  if (!hasTypePages) return [];
  return types.map((type) => ({
    path: collectionPath(slug, type.slug),
    title: type.title,
    note: type.description,
  }));
}

function listedAs(group: NonNullable<FixedPage["listed"]>): SitePage[] {
  const wordsOf: Readonly<Record<string, { title: string; note: string }>> = listedCopy;
  return fixedPages.flatMap(({ name, listed }) => {
    const copy = wordsOf[name];
    return listed === group && copy ? [{ path: paths[name], ...copy }] : [];
  });
}
