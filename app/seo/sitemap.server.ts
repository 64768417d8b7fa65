import type { Alternate } from "./alternates.server.ts";

/** One address of a sitemap, or one part of an index. */
export interface SitemapEntry {
  /** Starts with a slash. */
  path: string;
  /** When it last changed, ISO 8601; left out if that isn't known. */
  lastModified?: string | undefined;
  /** Path of the picture that it shows. */
  image?: string | undefined;
  /** The addresses of the page in all of its languages; left out or empty if it has only one. */
  alternates?: readonly Alternate[];
}

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const linkNamespace = "http://www.w3.org/1999/xhtml";
const imageNamespace = "http://www.google.com/schemas/sitemap-image/1.1";

/** An index of sitemaps (sitemaps.org). */
export function sitemapIndex(siteUrl: string, parts: readonly SitemapEntry[]): string {
  return xml(
    `<sitemapindex xmlns="${namespace}">`,
    parts.map((part) => `<sitemap>${entryXml(siteUrl, part)}</sitemap>`),
    "</sitemapindex>",
  );
}

/** A sitemap of these addresses. */
export function sitemapPart(siteUrl: string, entries: readonly SitemapEntry[]): string {
  return xml(
    `<urlset xmlns="${namespace}" xmlns:xhtml="${linkNamespace}" xmlns:image="${imageNamespace}">`,
    entries.map((entry) => `<url>${entryXml(siteUrl, entry)}</url>`),
    "</urlset>",
  );
}

function xml(start: string, entries: readonly string[], end: string): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', start, ...entries, end, ""].join("\n");
}

function entryXml(
  siteUrl: string,
  { path, lastModified, image, alternates = [] }: SitemapEntry,
): string {
  const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
  const picture = image
    ? `<image:image><image:loc>${escapeXml(siteUrl + image)}</image:loc></image:image>`
    : "";
  const links = alternates.map(
    (twin) =>
      `<xhtml:link rel="alternate" hreflang="${twin.hreflang}" href="${escapeXml(siteUrl + twin.path)}"/>`,
  );
  return `<loc>${escapeXml(siteUrl + path)}</loc>${modified}${links.join("")}${picture}`;
}

function escapeXml(url: string): string {
  return url.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
