import { privatePageAt } from "#domain/private-pages.ts";
import type { HandlerResponse } from "./exchange.ts";

/**
 * What other pages learn of a private page's address (rule 16.8). Of a booking's, the site at most: with
 * `origin`, browsers hide it from `document.referrer` and `navigation.entries()` too, which a third
 * party's script on the next page could read. With `no-referrer` they would post its forms with the
 * origin "null", like another site (decision 007). Other sites learn nothing of a quote's or the desk's;
 * a quote's document says `origin` itself, and no third party's script runs at the desk.
 */
const referrerPolicies = { booking: "origin", quote: "same-origin", desk: "same-origin" } as const;

/**
 * The response with the headers of private pages, if its address is one: kept by nobody, listed by
 * nobody, errors and files too.
 */
export function withPrivateHeaders(path: string, response: HandlerResponse): HandlerResponse {
  const page = privatePageAt(path);
  if (!page) return response;
  const headers = {
    ...response.headers,
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": referrerPolicies[page],
  };
  return { ...response, headers };
}
