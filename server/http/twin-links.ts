import { twinMark, twinOrHomePath } from "#domain/addresses/twins.ts";
import { type Language, languageCodes } from "#domain/language.ts";
import { occurrences, type PageEdits } from "./page-edits.ts";

interface SentPage {
  path: string;
  /** As it was requested, without its `?`. */
  query: string;
  status: number;
}

/**
 * Writes the page's address in the other languages, with its query, where the rendered page has marks
 * for them (`twinMark`).
 */
export function addTwinLinks(html: Buffer, edits: PageEdits, page: SentPage): void {
  for (const language of languageCodes) {
    const mark = twinMark(language);
    for (const start of occurrences(html, mark)) {
      if (!isHref(html, start, mark)) continue;
      edits.replace(start, start + mark.length, twinAddress(page, language));
    }
  }
}

/** Not a text that happens to have it; searching for the whole attribute takes thirty times as long. */
function isHref(html: Buffer, start: number, mark: string): boolean {
  const attribute = html.toString("latin1", start - hrefStart.length, start + mark.length + 1);
  return attribute === `${hrefStart}${mark}"`;
}

const hrefStart = 'href="';

/** As in HTML; the home page for a page that isn't there or failed. */
function twinAddress({ path, query, status }: SentPage, language: Language): string {
  if (status === 404 || status >= 500) return twinOrHomePath("", language);
  // A URL has no quotes or angle brackets.
  const twin = new URL(`${twinOrHomePath(path, language)}?${query}`, "http://shop.example");
  return `${twin.pathname}${twin.search}`.replaceAll("&", "&amp;");
}
