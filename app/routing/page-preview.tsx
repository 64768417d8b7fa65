import {
  type ReactNode,
  type RefCallback,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { entryKey } from "./history-entry.ts";

/** What is known about a page before its data is fetched, shown in place of the page with its link. */
interface Preview {
  content: ReactNode;
  /** Key of the history entry with the link; the preview goes with that entry's page. */
  entry: string;
  /** Where that page was scrolled to. */
  position: number;
}

const previews = new WeakMap<Element, () => ReactNode>();

/** Gives a link the preview that a click on it shows until the page's data has arrived. */
export function withPreview(content: () => ReactNode): RefCallback<Element> {
  return (link) => {
    if (link) previews.set(link, content);
  };
}

/** The preview of the page a link leads to, if it has one, as of now. */
export function previewOf(link: Element): Preview | undefined {
  const content = previews.get(link)?.();
  return content ? { content, entry: entryKey(), position: window.scrollY } : undefined;
}

let shown: Preview | undefined;
let notify = () => {};
let painted: Promise<unknown> | undefined;

/** @param arrived settles when the page itself is shown, or another one instead */
export function showPreview(preview: Preview, arrived: Promise<unknown>): void {
  shown = preview;
  notify();
  painted = nextPaint();
  void arrived.then(() => {
    if (shown === preview) leaveIfAbandoned();
  });
}

/** Shows the page again that the preview was clicked on, if the history is back at it. */
function leaveIfAbandoned() {
  if (!shown || entryKey() !== shown.entry) return;
  const { position } = shown;
  flushSync(clear);
  window.scrollTo(0, position);
}

/** Until then the preview's page must not be rendered: the preview would show later, or never. */
export async function previewPainted(): Promise<void> {
  await painted;
}

/** Hidden pages have no frames. */
function nextPaint() {
  return new Promise((resolve) => {
    if (document.hidden) resolve(undefined);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

function clear() {
  shown = undefined;
  notify();
}

/** The place where previews are shown, before the page itself, which is hidden meanwhile. */
export function PagePreview() {
  const { key } = useLocation();
  const preview = useSyncExternalStore(subscribe, current, () => undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of another entry is shown
  useLayoutEffect(() => {
    if (shown) clear();
  }, [key]);

  useEffect(() => {
    // Before the router's listener, which saves where the page is scrolled to.
    addEventListener("popstate", leaveIfAbandoned, { capture: true });
    return () => removeEventListener("popstate", leaveIfAbandoned, { capture: true });
  }, []);

  const isShown = preview?.entry === key;
  useLayoutEffect(() => {
    if (isShown) window.scrollTo(0, 0);
  }, [isShown]);

  return isShown ? <div data-page-preview>{preview.content}</div> : null;
}

function subscribe(changed: () => void) {
  notify = changed;
  return () => {};
}

function current() {
  return shown;
}
