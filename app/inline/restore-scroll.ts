import { savedScrollPositions } from "#app/routing/scroll-positions.ts";

/**
 * Names the history entry, and scrolls a reloaded page to where it was as soon as it is parsed: once
 * the page's script runs, the browser leaves scrolling to it.
 */
export function restoreScroll(): void {
  if (!history.state?.key) {
    history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
  }
  const position = savedScrollPositions()[history.state.key];
  if (position === undefined) return;
  document.addEventListener("DOMContentLoaded", () => scrollTo(0, position));
}
