import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { focusHeading } from "#ui/focus-heading.ts";

/**
 * Begins a page that a link led to at its heading (rule 2.16): the next Tab leads into it, and a
 * screen reader says where it is. Left alone, the focus would stay as far down as the link was.
 * Sections have their own place, and so has what the page gave the focus itself, such as the search
 * field.
 */
export function usePageFocus() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigationType === "POP" || hash) return;
    if (document.querySelector("main")?.contains(document.activeElement)) return;
    focusHeading();
  }, [pathname, hash, navigationType]);
}
