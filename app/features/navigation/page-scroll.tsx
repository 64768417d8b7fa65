import { useContext, useEffect, useLayoutEffect } from "react";
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useLocation,
  useNavigationType,
} from "react-router";
import { savedScrollPositions, saveScrollPositions } from "#app/routing/scroll-positions.ts";
import { sectionOf } from "#ui/section-of.ts";

/**
 * Scrolls a new page to its top, and after Back and Forward to where it was left. Clicks on links to
 * sections are left to `useSectionScroll`.
 *
 * React Router's `ScrollRestoration` would jump to a section at once, and brings all its link and
 * form components with it (3 kB).
 */
export function PageScroll(): null {
  const router = useContext(RouterContext)?.router;
  const state = useContext(RouterStateContext);
  const location = useLocation();
  const isPop = useNavigationType() === "POP";

  useEffect(() => {
    if (!router) return;
    const positions = savedScrollPositions();
    const disable = router.enableScrollRestoration(positions, () => window.scrollY);
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    const leave = () => {
      const { navigation, location } = router.state;
      if (navigation.state === "idle") positions[location.key] = window.scrollY;
      saveScrollPositions(positions);
      history.scrollRestoration = "auto";
    };
    takeOver();
    addEventListener("pageshow", takeOver);
    addEventListener("pagehide", leave);
    return () => {
      disable();
      removeEventListener("pageshow", takeOver);
      removeEventListener("pagehide", leave);
    };
  }, [router]);

  const { restoreScrollPosition: position, preventScrollReset } = state ?? {};
  useLayoutEffect(() => {
    // False for the first page, and when only data was fetched again.
    if (position === false) return;
    if (typeof position === "number") window.scrollTo(0, position);
    else if (isPop && location.hash) sectionOf(location.hash)?.scrollIntoView();
    else if (!preventScrollReset) window.scrollTo(0, 0);
  }, [location, isPop, position, preventScrollReset]);

  return null;
}
