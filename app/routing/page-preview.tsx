import { type ReactNode, useLayoutEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** The content known about a page before it is fetched. */
interface Preview {
  /** The history entry it is shown on; it is removed when another one is shown. */
  entry: string;
  content: ReactNode;
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
 * Shows the preview offered for a path, if there is one, in place of the current page until the
 * navigation that has just started shows its own.
 *
 * @param arrived settles when that navigation is complete or was replaced by another
 */
export function showPreview(path: string, arrived: Promise<unknown>): void {
  const preview = offered;
  offered = undefined;
  if (preview?.path !== path) return;
  const position = window.scrollY;
  const entry = entryShown;
  shown = { entry, content: preview.content };
  notify();
  painted = nextPaint();
  const own = shown;
  void arrived.then(() => {
    // The history is still where it was: the navigation was abandoned.
    if (shown !== own || entryInHistory() !== entry) return;
    clear();
    window.scrollTo(0, position);
  });
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

function entryInHistory(): string {
  return (history.state as { key?: string } | null)?.key ?? "default";
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
