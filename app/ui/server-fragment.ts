import type { ReactElement } from "react";

/**
 * Makes the HTML of a part of a page once for each source and variant, and keeps it.
 * @param source what the part shows; another object is another part
 * @param variant how it is shown
 */
type FragmentCache = (source: object, variant: string, part: ReactElement) => string;

let cache: FragmentCache | undefined;

/** Sets the cache of the server; without one, parts are rendered with their page. */
export function keepFragmentsIn(fragments: FragmentCache | undefined): void {
  cache = fragments;
}

/**
 * The kept HTML of a part of a page, for `dangerouslySetInnerHTML` of the element around it, which
 * the browser takes over as if it had been rendered with the page (decision 002). Undefined in the
 * browser and in development.
 *
 * The part may use nothing but its props and what the browser remembers, which is empty on a server:
 * no address, no time and no generated ids.
 */
export function fragmentHtml(
  source: object,
  variant: string,
  part: ReactElement,
): { __html: string } | undefined {
  return cache && { __html: cache(source, variant, part) };
}
