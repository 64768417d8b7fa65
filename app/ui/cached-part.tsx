import type { ReactElement } from "react";

/** Returns a part's HTML, which it renders the first time it is asked for. */
type PartCache = (part: ReactElement) => string;

let cache: PartCache | undefined;

/** Sets the server's cache; without one, parts are rendered with their page. */
export function cachePartsIn(parts: PartCache | undefined): void {
  cache = parts;
}

interface CachedPartProps {
  as: "div" | "li" | "section";
  className?: string | undefined;
  children: ReactElement;
}

/**
 * A part that many pages show, such as a product's card: the server renders it once, and the browser
 * hydrates it like any other (decision 002). The same component with the same props is the same part;
 * objects are compared by identity, and functions may only handle events. Besides its props, the part
 * may use only what the browser remembers, which is empty on a server: no address, no time and no
 * generated ids.
 */
export function CachedPart({ as: Element, className, children }: CachedPartProps) {
  return import.meta.env.SSR && cache ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the children as the server rendered them
    <Element className={className} dangerouslySetInnerHTML={{ __html: cache(children) }} />
  ) : (
    <Element className={className}>{children}</Element>
  );
}
