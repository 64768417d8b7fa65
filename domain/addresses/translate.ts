import type { AddressTable } from "./address-table.ts";
import * as english from "./en.ts";

/** What the addresses of pages with a slug, id or token start with. */
const starts = ["collections", "products", "pieces", "bookings", "quotes"] as const;

type Start = (typeof starts)[number];

/**
 * The address of the same page in the language of `table`.
 * @param address an English address, also with query and section, which stay as they are
 * @returns undefined if the path is no page's
 */
export function fromEnglish(address: string, table: AddressTable): string | undefined {
  return translated(address, english, table);
}

/** The English address of a page's address in the language of `table`; undefined if it is no page's. */
export function toEnglish(address: string, table: AddressTable): string | undefined {
  return translated(address, table, english);
}

function translated(address: string, from: AddressTable, to: AddressTable): string | undefined {
  const [, path = "", data = "", rest = ""] =
    /^([^?#]*?)(\.data)?((?:[?#].*)?)$/s.exec(address) ?? [];
  const page = pageNamed(path, from);
  if (page) return `${to.pages[page]}${data}${rest}`;
  const start = startOf(path, from);
  if (!start) return undefined;
  const below = path.slice(from[start].length);
  return `${to[start]}${belowStart(below, start, { from, to })}${data}${rest}`;
}

function pageNamed(path: string, { pages }: AddressTable) {
  return (Object.keys(pages) as (keyof typeof pages)[]).find((name) => pages[name] === path);
}

function startOf(path: string, table: AddressTable): Start | undefined {
  return starts.find((name) => path.startsWith(`${table[name]}/`));
}

/** What follows a start: slugs of rooms and types, or ids and tokens, which every language shares. */
function belowStart(
  below: string,
  start: Start,
  { from, to }: Record<"from" | "to", AddressTable>,
): string {
  if (start === "bookings") {
    const file = `/${from.calendarFile}`;
    return below.endsWith(file) ? `${below.slice(0, -file.length)}/${to.calendarFile}` : below;
  }
  if (start !== "collections") return below;
  return below
    .split("/")
    .map((slug) => slugIn(englishSlug(slug, from), to))
    .join("/");
}

function slugIn(slug: string, { slugs }: AddressTable): string {
  return slugs[slug] ?? slug;
}

function englishSlug(slug: string, { slugs }: AddressTable): string {
  return Object.keys(slugs).find((name) => slugs[name] === slug) ?? slug;
}
