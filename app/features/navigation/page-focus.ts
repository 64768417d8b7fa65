import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { focusHeading } from "#ui/focus-heading.ts";

/**
 * Moves the focus to the heading of a page that a link led to (rule 2.16): the next Tab goes into
 * the page, and a screen reader announces it. Otherwise the focus would stay where the link was.
 * Links to sections are handled elsewhere, and a page that set the focus itself, such as to the
 * search field, keeps it.
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
