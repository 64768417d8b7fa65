import { englishPath } from "#domain/addresses/english-path.ts";
import { twinPath } from "#domain/addresses/twins.ts";
import { type Language, languageCodes } from "#domain/language.ts";

/** A page in one language, as search engines are told of it. */
export interface Alternate {
  /** A language's code, or `x-default` for readers of other languages. */
  hreflang: Language | "x-default";
  path: string;
}

/**
 * The addresses of a page in all of its languages (rule 2.33): the same ones whichever of them `path`
 * is, and none for a page in one language only.
 * @param path a page's path in any language, without query
 * @param languages those that the page's texts are in
 */
export function alternates(
  path: string,
  languages: readonly Language[] = languageCodes,
): Alternate[] {
  const found = languages.flatMap((language) => {
    const own = twinPath(path, language);
    return own === undefined ? [] : [{ hreflang: language, path: own }];
  });
  return found.length > 1 ? [...found, { hreflang: "x-default", path: englishPath(path) }] : [];
}
