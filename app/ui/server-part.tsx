import { createContext, useContext, useLayoutEffect, useRef } from "react";
import { showKnownSources } from "./known-sources.ts";

/** A part of a page as HTML, made by the page's loader (`renderPart`). */
export interface PartHtml {
  /** Id of the part's element; other HTML has another id. */
  id: string;
  /** Only in data that the browser fetches: a document contains the HTML itself. */
  html?: string;
}

/** On the server: the HTML of the parts of the page that is being rendered, by id. */
export const PartsContext = createContext<ReadonlyMap<string, string>>(new Map());

interface ServerPartProps extends PartHtml {
  className?: string;
  /** The `data-shows` of the link that leads to what is shown now, which becomes the current one. */
  shown?: string | undefined;
}

/**
 * A part without any behavior of its own but links and plain forms, such as a menu, a legal text or a
 * quote: the browser shows the server's HTML, and has neither the code nor the data it was made from (decision 002). Its
 * component is in a `.server.tsx` file or imported by one.
 */
export function ServerPart(props: ServerPartProps) {
  return import.meta.env.SSR ? <PartOnServer {...props} /> : <PartInBrowser {...props} />;
}

function PartOnServer({ id, className, shown }: ServerPartProps) {
  const html = useContext(PartsContext).get(id);
  if (html === undefined) throw new Error(`No loader rendered the part ${id}.`);
  const link = `data-shows="${shown}"`;
  const __html = shown ? html.replaceAll(link, `${link} aria-current="true"`) : html;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, before the page
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html }} />;
}

function PartInBrowser({ id, html, className, shown }: ServerPartProps) {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other pictures
  useLayoutEffect(() => {
    if (element.current) showKnownSources(element.current);
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other links
  useLayoutEffect(() => {
    if (element.current) markCurrent(element.current, shown);
  }, [id, shown]);
  return (
    <div
      ref={element}
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML the server sent for this element
      dangerouslySetInnerHTML={{ __html: htmlOf(id, html) }}
    />
  );
}

/** HTML by the id of its element, because the element is removed when its page is left. */
const shownBefore = new Map<string, string>();

/** The HTML the server sent for an element: in the document, or with the page's data. */
function htmlOf(id: string, html?: string): string {
  const found = shownBefore.get(id) ?? html ?? document.getElementById(id)?.innerHTML ?? "";
  shownBefore.set(id, found);
  return found;
}

function markCurrent(part: HTMLElement, shown: string | undefined) {
  for (const link of part.querySelectorAll<HTMLElement>("[data-shows]")) {
    if (link.dataset.shows === shown) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}
