import { pageMeta } from "#app/seo/page-meta.server.ts";
import { roomSocialPicture } from "#app/seo/room-social-picture.server.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import * as crumbs from "#copy/breadcrumb.ts";
import { paths, sections } from "#domain/paths.ts";
import { facts } from "#shop/facts.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import type { CollectionPageData } from "./collection-page-data.ts";

/**
 * Meta tags of a collection's page. With a type chosen it is a view of the plain page and not
 * indexed (rule 2.8).
 */
export function collectionMeta(data: CollectionPageData, siteUrl: string) {
  const { title, description, link } = data.collection;
  return pageMeta({
    title: `${data.words.pageTitle} | ${facts.name}`,
    description,
    path: link,
    pictureAlt: data.words.pictureAlt,
    siteUrl,
    socialPicture: roomSocialPicture(link, data.picture),
    noindex: data.chosen !== null,
    structuredData: [breadcrumbData(siteUrl, link, breadcrumbs(title))],
  });
}

/** Breadcrumbs: Home, Collections and the page itself. */
export function breadcrumbs(title: string): Crumb[] {
  return [
    { label: crumbs.home, to: paths.home },
    { label: crumbs.collections, to: sections.collections },
    { label: title },
  ];
}
