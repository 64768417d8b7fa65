import { type RefObject, useEffect, useRef, useState } from "react";
import { scrollBehavior } from "#ui/motion.ts";

/** A strip of pictures that snap into place, and which of them is shown. */
export interface GalleryStrip {
  /** What the strip's list element needs: a swipe shows another picture too. */
  list: {
    ref: RefObject<HTMLUListElement | null>;
    onScroll: () => void;
    onScrollEnd: () => void;
    onPointerDown: () => void;
    onWheel: () => void;
  };
  current: number;
  /** Brings a picture into view; before the first comes the last. */
  show: (index: number) => void;
  /** Shows a picture to who chose it elsewhere on the page, where the strip may be out of sight. */
  scrollTo: (index: number) => void;
}

/** Milliseconds within which a strip told to go somewhere is on its way. */
const untilMoving = 150;

export function useGalleryStrip(count: number, start = 0): GalleryStrip {
  const ref = useRef<HTMLUListElement>(null);
  /** The picture the strip is on its way to; the pictures it passes are not shown. */
  const target = useRef<number>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(start);
  /** In the shopper's hand the strip goes where they move it. */
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
    clearTimeout(rest.current);
    const nearest = nearestIndex(ref.current);
    if ((target.current ?? nearest) !== nearest) return;
    stopFollowing();
    setCurrent(nearest);
  }
  /** Wherever it stopped, that is what is shown; but the end of a way that the next press cut short is no stop. */
  function onScrollEnd() {
    follow();
    if (target.current === undefined) return;
    rest.current = setTimeout(() => {
      stopFollowing();
      follow();
    }, untilMoving);
  }
  // A picture chosen before this script came was brought into view by the browser itself.
  useEffect(() => {
    const nearest = nearestIndex(ref.current);
    if (nearest > 0) setCurrent(nearest);
    return () => clearTimeout(rest.current);
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
      if (list && !middleInSight(list)) {
        list.scrollIntoView({ block: "nearest", behavior: scrollBehavior() });
      }
    },
  };
}

function nearestIndex(list: HTMLElement | null): number {
  return list ? Math.round(list.scrollLeft / Math.max(1, list.clientWidth)) : 0;
}

function middleInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < innerHeight;
}
