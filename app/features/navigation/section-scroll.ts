import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** How long a scroll waits, so that the page has settled (rule 2.15). */
const waitOnSamePage = 150;
const waitAfterNavigation = 500;

/**
 * Follows links such as `/#how-it-works`: top of the page first when it is a new one, then to the
 * section, which lights up for a second. Back and reload are left to the browser.
 */
export function useSectionScroll() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);

  useLayoutEffect(() => {
    if (navigationType === "POP" || !hash) return;
    // Before the new page is seen anywhere else.
    if (previousPath.current !== pathname) window.scrollTo(0, 0);
  }, [pathname, hash, navigationType]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same link is pressed again
  useEffect(() => {
    const samePage = previousPath.current === pathname;
    previousPath.current = pathname;
    if (navigationType === "POP" || !hash) return;
    const loading = import("./show-section.ts").catch(() => ({ showSection: scrollOnly }));
    let overtaken = false;
    const scroll = setTimeout(
      async () => {
        const { showSection } = await loading;
        if (!overtaken) showSection(hash);
      },
      samePage ? waitOnSamePage : waitAfterNavigation,
    );
    return () => {
      overtaken = true;
      clearTimeout(scroll);
    };
  }, [pathname, hash, key, navigationType]);
}

/** All that is left to do when the script that does more is lost. */
function scrollOnly(hash: string) {
  document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}
