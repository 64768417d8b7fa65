import { language } from "#addresses";
import { type Language, languageCodes } from "#domain/language.ts";
import { englishPath } from "./english-path.ts";
import { addressesIn } from "./every-table.ts";
import { fromEnglish } from "./translate.ts";

/** The languages besides that of the build. */
export const otherLanguages = /* @__PURE__ */ languageCodes.filter((code) => code !== language);

/** The path in a language of the page at a path in any language; undefined if no page is there. */
export function twinPath(path: string, language: Language): string | undefined {
  return fromEnglish(englishPath(path), addressesIn[language]);
}

/** The same, but the path of the home page if no page is there. */
export function twinOrHomePath(path: string, language: Language): string {
  return twinPath(path, language) ?? addressesIn[language].pages.home;
}

/**
 * Stands for the page's address in a language in parts that are rendered once for all pages, until
 * the page is sent (`server/http/twin-links.ts`).
 */
export function twinMark(language: Language): string {
  return `#in-${language}`;
}
