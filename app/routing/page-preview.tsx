import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { entryKey, pushEntry } from "./history-entry.ts";

/** The content known about a page before it is fetched. */
interface Preview {
  /** The history entry it was clicked on; it is removed when another one is shown. */
  entry: string;
  content: ReactNode;
  /** Where that page was scrolled to. */
  position: number;
}

let offered: { path: string; content: ReactNode } | undefined;
let shown: Preview | undefined;
let entryShown = "";
let notify = () => {};
let painted: Promise<unknown> | undefined;

/** Offers a preview of a page; call it when its link is clicked. */
export function offerPreview(path: string, content: ReactNode): void {
  offered = { path, content };
}

/**
 * Adds the history entry of a page whose preview is offered, which its navigation then replaces: Back
 * leads from the preview to the page it was clicked on, however late the navigation is complete.
 * @returns whether a preview is offered for the path
 */
export function enterPreview(path: string): boolean {
  if (offered?.path !== path) return false;
  pushEntry(path, { usr: null, key: Math.random().toString(36).slice(2) });
  return true;
}

/**
 * Shows the preview offered for a path, if there is one, in place of the current page until the
 * navigation that has just started shows its own.
 *
 * @param arrived settles when that navigation is complete or was replaced by another
 */
export function showPreview(path: string, arrived: Promise<unknown>): void {
  const preview = offered;
  offered = undefined;
  if (preview?.path !== path) return;
  shown = { entry: entryShown, content: preview.content, position: window.scrollY };
  notify();
  painted = nextPaint();
  const own = shown;
  void arrived.then(() => {
    if (shown === own) leaveIfAbandoned();
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

  useLayoutEffect(() => {
    entryShown = key;
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
