import { type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated } from "#ui/hydrated.ts";
import { scrollBehavior } from "#ui/motion.ts";

/** A scrolling strip of pictures with scroll snap, and the picture it shows. */
export interface GalleryStrip {
  /** Props for the strip's list element: swiping changes the picture too. */
  list: {
    ref: RefObject<HTMLUListElement | null>;
    onScroll: () => void;
    onScrollEnd: () => void;
    onPointerDown: () => void;
    onWheel: () => void;
  };
  current: number;
  /** Shows a picture; the index wraps around. */
  show: (index: number) => void;
  /**
   * Shows a picture chosen elsewhere on the page, and scrolls to the strip if it is out of sight.
   */
  scrollTo: (index: number) => void;
}

/** Milliseconds within which a requested scroll has started. */
const startDelay = 150;

/** The state of a gallery strip of `count` pictures that first shows the one at `start`. */
export function useGalleryStrip(count: number, start = 0): GalleryStrip {
  const ref = useRef<HTMLUListElement>(null);
  /** Index of the picture being scrolled to; pictures passed on the way don't become current. */
  const target = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(start);
  /** Once the shopper scrolls the strip, it no longer has a target. */
  const stopFollowing = () => {
    target.current = undefined;
  };
  function show(index: number) {
    const wrapped = (index + count) % count;
    const list = ref.current;
    target.current = nearestIndex(list) === wrapped ? undefined : wrapped;
    list?.scrollTo({ left: wrapped * list.clientWidth, behavior: scrollBehavior() });
    setCurrent(wrapped);
  }
  function follow() {
    clearTimeout(timer.current);
    const nearest = nearestIndex(ref.current);
    if ((target.current ?? nearest) !== nearest) return;
    stopFollowing();
    setCurrent(nearest);
  }
  /**
   * Shows the picture the strip stopped at, but ignores the end of a scroll that the next click
   * interrupted.
   */
  function onScrollEnd() {
    follow();
    if (target.current === undefined) return;
    timer.current = setTimeout(() => {
      stopFollowing();
      follow();
    }, startDelay);
  }
  const wasInDocument = useRef(!useHydrated());
  useEffect(() => {
    // The browser itself scrolled to a picture that was chosen before this script loaded.
    const nearest = wasInDocument.current ? nearestIndex(ref.current) : 0;
    if (nearest > 0) setCurrent(nearest);
    return () => clearTimeout(timer.current);
  }, []);
  return {
    list: {
      ref,
      onScroll: follow,
      onScrollEnd: onScrollEnd,
      onPointerDown: stopFollowing,
      onWheel: stopFollowing,
    },
    current,
    show,
    scrollTo(index) {
      show(index);
      const list = ref.current;
      if (list && !isMiddleVisible(list)) {
        list.scrollIntoView({ block: "nearest", behavior: scrollBehavior() });
      }
    },
  };
}

function nearestIndex(list: HTMLElement | null): number {
  return list ? Math.round(list.scrollLeft / Math.max(1, list.clientWidth)) : 0;
}

function isMiddleVisible(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < innerHeight;
}
