import type { MouseEvent } from "react";
import * as copy from "#copy/navigation.ts";

/** The first link on every page, for keyboards: skips header and menus and goes to the content. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to an element of the page, without JavaScript too
    <a
      href="#content"
      onClick={skip}
      className="sr-only z-50 bg-pine px-4 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {copy.skip}
    </a>
  );
}

/** Adds no history entry: a form's step is kept in its entry and would be lost. */
function skip(event: MouseEvent) {
  const content = document.getElementById("content");
  if (!content) return;
  event.preventDefault();
  // Set only now: otherwise every click on the page's text would give it the focus.
  content.tabIndex = -1;
  content.style.outline = "none";
  content.addEventListener("blur", () => content.removeAttribute("tabindex"), { once: true });
  content.focus({ preventScroll: true });
  content.scrollIntoView();
}
