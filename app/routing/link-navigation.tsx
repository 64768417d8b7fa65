import { useEffect } from "react";
import { createPath, type NavigateFunction, useNavigate } from "react-router";
import { rememberSources } from "#ui/known-sources.ts";
import { pushEntry } from "./history-entry.ts";
import { previewOf, showPreview } from "./page-preview.tsx";
import { prefetchPage } from "./prefetch.ts";
import { needsOwnDocument } from "./private-document.ts";

/** Milliseconds a pointer or the focus rests on a link before its page is fetched. */
const restMs = 60;

let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Fetches a page's data and code after this time, unless the pointer or focus moves to another
 * link.
 */
export function prefetchSoon(path: string, afterMs = restMs): void {
  clearTimeout(resting);
  resting = setTimeout(() => {
    if (path !== pathOf(location)) prefetchPage(path);
  }, afterMs);
}

/**
 * Makes all plain links to pages of the shop navigate without loading a document, and fetches a
 * page's data and code when a pointer rests on its link, a finger touches it or it gets the focus.
 * The links themselves are `<a href>` and have no code (decision 006).
 */
export function LinkNavigation(): null {
  const navigate = useNavigate();
  useEffect(() => {
    const stop = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) =>
      document.addEventListener(name, listener, { signal: stop.signal, passive: name !== "click" });
    const prefetch = (event: Event, afterMs: number) => {
      const link = pageLink(event);
      if (link && link.rel !== "nofollow") prefetchSoon(pathOf(link), afterMs);
    };

    // React listened on the document before, so a component's own handler has had the click by now.
    on("click", (event) => {
      const link = pageLink(event);
      if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      follow(link, navigate);
    });
    on("pointerover", (event) => prefetch(event, event.pointerType === "mouse" ? restMs : 0));
    on("focusin", (event) => prefetch(event, restMs));
    return () => {
      clearTimeout(resting);
      stop.abort();
    };
  }, [navigate]);

  return null;
}

/**
 * Opens the page that a clicked link leads to. If the link has a preview, such as a card's, it shows at
 * once; the page replaces it when its data has arrived (`root.tsx`) and the preview has been painted.
 */
function follow(link: HTMLAnchorElement, navigate: NavigateFunction): void {
  const to = createPath(link);
  const isShown = to === createPath(location);
  const preview = isShown ? undefined : previewOf(link);
  if (preview) {
    rememberSources(link.closest("article")?.querySelectorAll("img") ?? []);
    // Back then leads to the page with the link, however late the navigation is complete.
    pushEntry(to, { usr: null, key: Math.random().toString(36).slice(2) });
  }
  const arrived = navigate(to, {
    preventScrollReset: link.hash !== "" || link.dataset.keepScroll !== undefined,
    replace: isShown || preview !== undefined,
  });
  if (preview) showPreview(preview, Promise.resolve(arrived));
}

/**
 * The link an event is in, if it leads to a page of the shop that this document may show: not to a
 * file, another window, a place on this page or the page in another language.
 */
function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== location.origin || link.target || link.hreflang) return;
  if (link.getAttribute("href")?.startsWith("#") || isFile.test(link.pathname)) return;
  return needsOwnDocument(link.pathname, location.pathname) ? undefined : link;
}

const isFile = /\.\w+$/;

function pathOf({ pathname, search }: HTMLAnchorElement | Location) {
  return pathname + search;
}

function hasModifier({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}
