import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusPageHeading } from "./focus-page-heading.ts";

/** After a click on a link, keyboard and screen reader go on from the new page's heading. */
export function usePageFocus(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    const isNew = before.current !== pathname;
    before.current = pathname;
    if (isNew && hash === "") focusPageHeading();
  }, [pathname, hash]);
}
