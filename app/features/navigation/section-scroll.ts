import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { keepsScroll } from "#ui/keep-scroll.ts";
import { sectionOf } from "#ui/section-of.ts";

/** Milliseconds a scroll waits, so that the page's layout is stable (rule 2.15). */
const waitOnSamePage = 150;
const waitAfterNavigation = 500;

/**
 * Follows links such as `/#how-it-works`: scrolls to the top of a new page first, then to the
 * section, which is highlighted for a second. Back and reload are left to the browser, and a change
 * within a section stays where the shopper is.
 */
export function useSectionScroll() {
  const { pathname, hash, key, state } = useLocation();
  const navigationType = useNavigationType();
  const scrolls = navigationType !== "POP" && hash !== "" && !keepsScroll(state);
  const previousPath = useRef(pathname);

  useLayoutEffect(() => {
    if (!scrolls) return;
    // Before the new page is painted at another position.
    if (previousPath.current !== pathname) window.scrollTo(0, 0);
  }, [pathname, scrolls]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same link is clicked again
  useEffect(() => {
    const samePage = previousPath.current === pathname;
    previousPath.current = pathname;
    if (!scrolls) return;
    const loading = import("./show-section.ts").catch(() => ({ showSection: scrollOnly }));
    let cancelled = false;
    const scroll = setTimeout(
      async () => {
        const { showSection } = await loading;
        if (!cancelled) showSection(hash);
      },
      samePage ? waitOnSamePage : waitAfterNavigation,
    );
    return () => {
      cancelled = true;
      clearTimeout(scroll);
    };
  }, [pathname, hash, key, scrolls]);
}

/** Used if the script of `showSection` can't be loaded. */
function scrollOnly(hash: string) {
  sectionOf(hash)?.scrollIntoView();
}
