import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Milliseconds a scroll waits, so that the page's layout is stable (rule 2.15). */
const waitOnSamePage = 150;
const waitAfterNavigation = 500;

/**
 * Follows links such as `/#how-it-works`: scrolls to the top of a new page first, then to the
 * section, which is highlighted for a second. Back and reload are left to the browser.
 */
export function useSectionScroll() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);

  useLayoutEffect(() => {
    if (navigationType === "POP" || !hash) return;
    // Before the new page is painted at another position.
    if (previousPath.current !== pathname) window.scrollTo(0, 0);
  }, [pathname, hash, navigationType]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same link is clicked again
  useEffect(() => {
    const samePage = previousPath.current === pathname;
    previousPath.current = pathname;
    if (navigationType === "POP" || !hash) return;
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
  }, [pathname, hash, key, navigationType]);
}

/** Used if the script of `showSection` can't be loaded. */
function scrollOnly(hash: string) {
  document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}
