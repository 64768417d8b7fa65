import { useContext, useMemo } from "react";
import { UNSAFE_LocationContext as LocationContext, ScrollRestoration } from "react-router";

/**
 * The router's scrolling, but not to sections: it jumps to one at once, `preventScrollReset` or
 * not. It isn't told of those that `useSectionScroll` leads to; Back and reload are the router's.
 */
export function PageScroll() {
  const here = useContext(LocationContext);
  const told = useMemo(() => {
    const { location, navigationType } = here;
    if (navigationType === "POP" || !location.hash) return here;
    return { ...here, location: { ...location, hash: "" } };
  }, [here]);
  return (
    <LocationContext value={told}>
      <ScrollRestoration />
    </LocationContext>
  );
}
