import type { CollectionPageData } from "#features/collections/collection-page-data.ts";
import { crumbsOf } from "#features/collections/crumbs.ts";
import { facts } from "#shop/facts.ts";
import { pageMeta } from "./page-meta.ts";
import { breadcrumbData } from "./structured-data.ts";

/** The head of a collection's page; with a type chosen it is a view of the plain page (ruling 8). */
export function collectionMeta(data: CollectionPageData, siteUrl: string) {
  const { title, description, link } = data.collection;
  return pageMeta({
    title: `${data.words.pageTitle} | ${facts.name}`,
    description,
    path: link,
    siteUrl,
    noindex: data.chosen !== null,
    structuredData: [breadcrumbData(siteUrl, link, crumbsOf(title))],
  });
}
