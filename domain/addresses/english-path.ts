import { languageOfPath } from "#domain/language.ts";
import { addressesIn } from "./every-table.ts";
import { toEnglish } from "./translate.ts";

/** The English path of the page at a path in any language; a path that is no page's stays as it is. */
export function englishPath(path: string): string {
  return toEnglish(path, addressesIn[languageOfPath(path)]) ?? path;
}
