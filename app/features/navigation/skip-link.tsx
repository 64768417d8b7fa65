import type { MouseEvent } from "react";
import { copy } from "./copy.ts";

/** The first stop of the keyboard: past header and menus, to the page's own part. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, without script too
    <a
      href="#content"
      onClick={skip}
      className="sr-only z-50 bg-pine px-4 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {copy.skip}
    </a>
  );
}

/** Makes no entry of the history: a form's step is kept in its entry, and would be lost. */
function skip(event: MouseEvent) {
  const content = document.getElementById("content");
  if (!content) return;
  event.preventDefault();
  // Only now: else every press on the page's words would give it the focus.
  content.tabIndex = -1;
  content.style.outline = "none";
  content.addEventListener("blur", () => content.removeAttribute("tabindex"), { once: true });
  content.focus({ preventScroll: true });
  content.scrollIntoView();
}
