import { createContext, useContext, useLayoutEffect, useRef } from "react";
import { htmlOf } from "./kept-html.ts";
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

interface RenderedPartProps {
  part: PartHtml;
  /** The `data-shows` of the link that leads to what is shown now, which becomes the current one. */
  shown?: string | undefined;
}

/**
 * A part of a page without any behavior of its own but links. The browser shows the server's HTML
 * and has neither the code nor the data it was made from (decision 002).
 */
export function RenderedPart(props: RenderedPartProps) {
  return import.meta.env.SSR ? <PartOnServer {...props} /> : <PartInBrowser {...props} />;
}

function PartOnServer({ part: { id }, shown }: RenderedPartProps) {
  const html = useContext(PartsContext).get(id) ?? "";
  const link = `data-shows="${shown}"`;
  const __html = shown ? html.replaceAll(link, `${link} aria-current="true"`) : html;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, in the page's loader
  return <div id={id} dangerouslySetInnerHTML={{ __html }} />;
}

function PartInBrowser({ part: { id, html }, shown }: RenderedPartProps) {
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
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML the server sent for this element
      dangerouslySetInnerHTML={{ __html: htmlOf(id, html) }}
    />
  );
}

function markCurrent(part: HTMLElement, shown: string | undefined) {
  for (const link of part.querySelectorAll<HTMLElement>("[data-shows]")) {
    if (link.dataset.shows === shown) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}
