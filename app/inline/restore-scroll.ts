import { SCROLL_KEY } from "#domain/storage-keys.ts";

/**
 * Names the history entry, and scrolls a reloaded page to where it was as soon as it is parsed: once
 * the page's script runs, the browser leaves scrolling to it. Does nothing where storage is blocked.
 */
export function restoreScroll(): void {
  if (!history.state?.key) {
    history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
  }
  try {
    const position = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? "{}")[history.state.key];
    if (typeof position !== "number") return;
    document.addEventListener("DOMContentLoaded", () => scrollTo(0, position));
  } catch {}
}
