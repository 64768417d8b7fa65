import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { useHydrated } from "./hydrated.ts";

/** Distance from the window at which the children are rendered. */
const margin = "1000px";

interface WhenNearProps {
  /** Space kept for the children, as classes. */
  className: string;
  children: ReactNode;
}

/**
 * A part far down a page, rendered only when it is about to be scrolled into view, so that a click
 * on a link to the page doesn't wait for it. The server's HTML contains it, and after Back it is
 * rendered at once, so that the scroll position can be restored.
 */
export function WhenNear({ className, children }: WhenNearProps) {
  const isOpenedByLink = useHydrated();
  const isBack = useNavigationType() === "POP";
  const [isNear, setNear] = useState(!isOpenedByLink || isBack);
  const space = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isNear || !space.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(space.current);
    return () => observer.disconnect();
  }, [isNear]);

  return isNear ? children : <div ref={space} className={className} />;
}
