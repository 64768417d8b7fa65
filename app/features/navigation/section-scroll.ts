import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** How long a scroll waits, so that the page has settled (spec §2 "Scrolling to sections"). */
const waitOnSamePage = 150;
const waitAfterNavigation = 500;
const highlightTime = 1000;
const gapBelowHeader = 20;
const offsetWithoutHeader = 100;

/**
 * Follows links such as `/#how-it-works`: top of the page first when it is a new one, then to the
 * section, which lights up for a second. Back and reload are left to the browser.
 */
export function useSectionScroll() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same link is pressed again
  useEffect(() => {
    const samePage = previousPath.current === pathname;
    previousPath.current = pathname;
    if (navigationType === "POP" || !hash) return;
    if (!samePage) window.scrollTo(0, 0);
    let dim: ReturnType<typeof setTimeout> | undefined;
    const scroll = setTimeout(
      () => {
        const target = document.getElementById(decodeURIComponent(hash.slice(1)));
        if (!target) {
          console.warn(`Nothing on this page has the id "${hash.slice(1)}"`);
          return;
        }
        const header = document.querySelector<HTMLElement>("[data-site-header]");
        const offset = header ? header.offsetHeight + gapBelowHeader : offsetWithoutHeader;
        window.scrollTo({
          top: target.getBoundingClientRect().top + window.scrollY - offset,
          behavior: prefersStillness() ? "instant" : "smooth",
        });
        target.classList.add("section-highlight");
        dim = setTimeout(() => target.classList.remove("section-highlight"), highlightTime);
      },
      samePage ? waitOnSamePage : waitAfterNavigation,
    );
    return () => {
      clearTimeout(scroll);
      if (dim) clearTimeout(dim);
    };
  }, [pathname, hash, key, navigationType]);
}

function prefersStillness() {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
