import { isPrivatePath } from "#domain/paths.ts";
import type { HandlerResponse } from "./exchange.ts";

/**
 * Kept by nobody, listed by nobody (rule 16.8). Of its address, other pages learn the site at most:
 * with `origin`, browsers hide it from `document.referrer` and `navigation.entries()` too, which a
 * third party's script on the next page could read. With `no-referrer` they would post its forms
 * with the origin "null", like another site (decision 007).
 */
const privateHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "origin",
};

/** The response with the headers of private pages, if its address is one: errors and files too. */
export function withPrivateHeaders(path: string, response: HandlerResponse): HandlerResponse {
  if (!isPrivatePath(path)) return response;
  return { ...response, headers: { ...response.headers, ...privateHeaders } };
}
