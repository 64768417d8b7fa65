import { addressesIn } from "./addresses/every-table.ts";
import {
  beforeToken,
  normalPath,
  type PrivatePage,
  pageWithToken,
  shopperPagesOf,
  withoutToken,
} from "./paths.ts";

/** Path of the staff's desk; all of its pages are below it (rule 18.1). */
export const deskPath = "/desk";

/** Pages whose addresses have a token. The desk's are apart so that no page of the shop names them. */
const pagesWithToken: readonly PrivatePage[] = [
  ...Object.values(addressesIn).flatMap(shopperPagesOf),
  { name: "desk", start: `${deskPath}/links` },
];

/** The private page at a path in any spelling; headers, metrics and policies follow it (rule 16.8). */
export function privatePageAt(path: string): PrivatePage["name"] | undefined {
  return isDeskPath(path) ? "desk" : pageWithToken(path, pagesWithToken);
}

/** Whether a path in any spelling, or its data, is the desk's. */
export function isDeskPath(path: string): boolean {
  return /^\/desk(?:[/.]|$)/.test(normalPath(path));
}

/** The path with `:token` in place of a private page's token and what follows, for the log. */
export function maskPath(path: string): string {
  return path.replace(new RegExp(`${beforeToken(pagesWithToken)}.+`, "i"), "$1/:token");
}

/** An address without any private page's token, for leads. */
export function withoutAnyToken(address: string): string {
  return withoutToken(address, pagesWithToken);
}
