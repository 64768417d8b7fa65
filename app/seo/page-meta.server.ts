import type { MetaDescriptor } from "react-router";
import { otherLanguages, twinPath } from "#domain/addresses/twins.ts";
import { metaDescription, metaTitle } from "#domain/page-metadata.ts";
import { facts } from "#shop/facts.ts";
import { type SocialPicture, socialCardPath, socialCardPicture } from "./social-card.ts";
import type { StructuredData } from "./structured-data.ts";

interface PageMeta {
  title: string;
  description: string;
  /** Canonical path of the page, starting with a slash. */
  path: string;
  /** Query string of the canonical address, with its `?`; "" for none. */
  search?: string;
  /** Origin of the site, from the root loader. */
  siteUrl: string;
  /** What the picture of the social picture shows; read out in chats and social networks. */
  pictureAlt: string;
  /** By default the page's own social card. */
  socialPicture?: SocialPicture;
  /** Keeps the page out of search results while its links are followed. */
  noindex?: boolean;
  structuredData?: readonly StructuredData[];
}

/** A page's meta tags, with title and description cut to the lengths of rule 2.5. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = metaTitle(page.title);
  const description = metaDescription(page.description);
  const url = `${page.siteUrl}${page.path}${page.search ?? ""}`;
  const socialPicture = page.socialPicture ?? socialCardPicture(socialCardPath(page.path));
  const picture = `${page.siteUrl}${socialPicture.path}`;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: facts.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: String(socialPicture.width) },
    { property: "og:image:height", content: String(socialPicture.height) },
    { property: "og:image:alt", content: page.pictureAlt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: picture },
    { name: "twitter:image:alt", content: page.pictureAlt },
    ...twinsOf(page.path),
    ...(page.noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...(page.structuredData ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}

/** The page's paths in other languages, for links to them (`use-twin-links.ts`). */
function twinsOf(path: string): MetaDescriptor[] {
  return otherLanguages.map((code) => ({ name: `path-${code}`, content: twinPath(path, code) }));
}
