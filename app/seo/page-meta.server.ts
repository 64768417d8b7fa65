import type { MetaDescriptor } from "react-router";
import { otherLanguages, twinOrHomePath } from "#domain/addresses/twins.ts";
import { type Language, languageCodes, languageOfPath, languages } from "#domain/language.ts";
import { metaDescription, metaTitle } from "#domain/page-metadata.ts";
import { facts } from "#shop/facts.ts";
import { alternates } from "./alternates.server.ts";
import { type SocialPicture, socialCardPath, socialCardPicture } from "./social-card.ts";
import type { StructuredData } from "./structured-data.ts";

interface PageMeta {
  title: string;
  description: string;
  /** Canonical path of the page, starting with a slash. */
  path: string;
  /** Query string of the canonical address, with its `?`; "" for none. */
  search?: string;
  /** Origin of the site. */
  siteUrl: string;
  /** What the picture of the social picture shows; read out in chats and social networks. */
  pictureAlt: string;
  /** By default the page's own social card. */
  socialPicture?: SocialPicture;
  /** Keeps the page out of search results while its links are followed. */
  noindex?: boolean;
  /** Languages that its texts are in, by default all; in another one it has `noindex` (rule 2.33). */
  inLanguages?: readonly Language[];
  structuredData?: readonly StructuredData[];
}

/** A page's meta tags, with title and description cut to the lengths of rule 2.5. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { siteUrl, path, search = "", inLanguages = languageCodes } = page;
  const title = metaTitle(page.title);
  const description = metaDescription(page.description);
  const url = `${siteUrl}${path}${search}`;
  const socialPicture = page.socialPicture ?? socialCardPicture(socialCardPath(path));
  const picture = `${siteUrl}${socialPicture.path}`;
  const language = languageOfPath(path);
  const noindex = page.noindex || !inLanguages.includes(language);
  const twins = noindex ? [] : alternates(path, inLanguages);
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...twins.map((twin) => ({
      tagName: "link",
      rel: "alternate",
      // React's name of the attribute, as in the elements of a page.
      hrefLang: twin.hreflang,
      href: `${siteUrl}${twin.path}${search}`,
    })),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: facts.name },
    { property: "og:locale", content: openGraphLocale(language) },
    ...inLanguages
      .filter((other) => other !== language)
      .map((other) => ({ property: "og:locale:alternate", content: openGraphLocale(other) })),
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
    ...(noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...(page.structuredData ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}

/** The page's paths in other languages, for links to them (`use-twin-links.ts`). */
function twinsOf(path: string): MetaDescriptor[] {
  return otherLanguages.map((code) => ({
    name: `path-${code}`,
    content: twinOrHomePath(path, code),
  }));
}

/** A language as Open Graph names it, e.g. `en_US`. */
function openGraphLocale(language: Language): string {
  return languages[language].tag.replace("-", "_");
}
