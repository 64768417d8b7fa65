import type { AddressTable } from "./address-table.ts";
import { fromEnglish, toEnglish } from "./translate.ts";

/** Pages that moved, by their English paths (rule 2.2). */
const moved: Readonly<Record<string, string>> = {
  "/collections/stationary-sectionals": "/collections/living-room/stationary-sectionals",
};

/**
 * The path of the page that is meant by a path in lower case: where a page moved to, and the page's
 * own path for one with accents, one of another language without what that language's paths start
 * with, or an English one after such a start. A path that no page is meant by stays as it is.
 * @param tables the addresses of all languages
 */
export function meantPath(path: string, tables: readonly AddressTable[]): string {
  const own = tables.find((table) => isBelow(path, table.pages.home)) ?? english(tables);
  const plain = withoutAccents(path);
  const found =
    pageIn(own, own.pages.home === "/" ? path : plain) ??
    // An English path after the start of another language.
    pageIn(english(tables), plain.slice(own.pages.home.length), own) ??
    // A path of another language without its start.
    tables.map((table) => pageIn(table, table.pages.home + plain)).find(Boolean);
  return found ?? path;
}

/** The path in the language of `shown` of the page that a path of `table` is. */
function pageIn(table: AddressTable, path: string, shown = table): string | undefined {
  const page = toEnglish(path, table);
  return page === undefined ? undefined : fromEnglish(moved[page] ?? page, shown);
}

function english(tables: readonly AddressTable[]): AddressTable {
  const [first] = tables;
  if (!first) throw new Error("There is no table of addresses.");
  return first;
}

function isBelow(path: string, home: string): boolean {
  return home !== "/" && (path === home || path.startsWith(`${home}/`));
}

/** Without the accents of letters, which are percent-encoded. */
function withoutAccents(path: string): string {
  return path.replace(/(?:%[89a-f][\da-f])+/gi, (encoded) => {
    const letters = encodeURIComponent(unaccented(encoded));
    return letters.includes("%") ? encoded : letters;
  });
}

function unaccented(encoded: string): string {
  try {
    return decodeURIComponent(encoded).normalize("NFD").replace(/\p{M}/gu, "");
  } catch {
    return encoded;
  }
}
