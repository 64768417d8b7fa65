import { useContext, useMemo } from "react";
import { UNSAFE_LocationContext as LocationContext, ScrollRestoration } from "react-router";

/**
 * The router's scrolling, except to sections: the router would jump to a section at once, even with
 * `preventScrollReset`. The hash of links that `useSectionScroll` handles is hidden from it; Back
 * and reload are left to the router.
 */
export function PageScroll() {
  const here = useContext(LocationContext);
  const shownToRouter = useMemo(() => {
    const { location, navigationType } = here;
    if (navigationType === "POP" || !location.hash) return here;
    return { ...here, location: { ...location, hash: "" } };
  }, [here]);
  return (
    <LocationContext value={shownToRouter}>
      <ScrollRestoration />
    </LocationContext>
  );
}
