import type { AddressTable } from "#domain/addresses/address-table.ts";
import { addressesIn } from "#domain/addresses/every-table.ts";
import { meantPath } from "#domain/addresses/meant-address.ts";

/** Letters, digits and signs that need no percent-encoding (RFC 3986, section 2.3). */
const needlesslyEncoded = /%(?:2[de]|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;

const everyTable = Object.values(addressesIn);

/** File names and private links are case-sensitive. */
const caseMatters = new RegExp(
  `^(?:/assets|/desk-assets|/pictures|/desk|${everyTable.flatMap(({ bookings, quotes }) => [bookings, quotes]).join("|")})/|\\.[a-z]+$`,
);

/**
 * The canonical address of a page: lower case, no trailing slash, no repeated slashes, nothing encoded
 * that needn't be (rule 2.2), in the language that it starts with or else is written in.
 * Always starts with exactly one slash, so that it never leads to another site.
 * @param tables the addresses of all languages
 */
export function canonicalPath(path: string, tables: readonly AddressTable[] = everyTable): string {
  const single = path.replace(needlesslyEncoded, decodeURIComponent).replace(/\/{2,}/g, "/");
  if (single === "/") return single;
  const trimmed = single.endsWith("/") ? single.slice(0, -1) : single;
  return meantPath(caseMatters.test(trimmed) ? trimmed : trimmed.toLowerCase(), tables);
}
