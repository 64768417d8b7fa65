import type { MetaDescriptor } from "react-router";
import { metaDescription, metaTitle } from "#domain/page-metadata.ts";
import { facts } from "#shop/facts.ts";
import { type PictureData, pictureAddress } from "#ui/picture.tsx";
import type { StructuredData } from "./structured-data.ts";

interface PageMeta {
  title: string;
  description: string;
  /** Canonical path of the page, starting with a slash. */
  path: string;
  /** Origin of the site, from the root loader. */
  siteUrl: string;
  /** Picture for previews in chats and social networks. */
  picture?: PictureData | null;
  /** Keeps the page out of search results while its links are followed. */
  noindex?: boolean;
  structuredData?: readonly StructuredData[];
}

/** Everything a page's head says about it: title and description cut as spec §5 says. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = metaTitle(page.title);
  const description = metaDescription(page.description);
  const url = `${page.siteUrl}${page.path}`;
  const image = page.picture ? `${page.siteUrl}${pictureAddress(page.picture)}` : null;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: facts.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    ...(image
      ? [
          { property: "og:image", content: image },
          { name: "twitter:image", content: image },
        ]
      : []),
    ...(page.noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...(page.structuredData ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}
