import { type RefObject, useRef, useState } from "react";

/** A strip of pictures that snap into place, and which of them is shown. */
export interface GalleryStrip {
  /** What the strip's list element needs: a swipe shows another picture too. */
  list: {
    ref: RefObject<HTMLUListElement | null>;
    onScroll: () => void;
    onPointerDown: () => void;
    onWheel: () => void;
  };
  current: number;
  /** Brings a picture into view; before the first comes the last. */
  show: (index: number) => void;
}

export function useGalleryStrip(count: number, start = 0): GalleryStrip {
  const ref = useRef<HTMLUListElement>(null);
  /** The picture the strip is on its way to; the pictures it passes are not shown. */
  const ahead = useRef<number>(undefined);
  const [current, setCurrent] = useState(start);
  /** In the shopper's hand the strip goes where they move it. */
  const letGo = () => {
    ahead.current = undefined;
  };
  return {
    list: {
      ref,
      onScroll() {
        const { scrollLeft = 0, clientWidth = 0 } = ref.current ?? {};
        const nearest = Math.round(scrollLeft / Math.max(1, clientWidth));
        if ((ahead.current ?? nearest) !== nearest) return;
        letGo();
        setCurrent(nearest);
      },
      onPointerDown: letGo,
      onWheel: letGo,
    },
    current,
    show(index) {
      const wrapped = (index + count) % count;
      const list = ref.current;
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      ahead.current = wrapped;
      list?.scrollTo({
        left: wrapped * list.clientWidth,
        behavior: still ? "instant" : "smooth",
      });
      setCurrent(wrapped);
    },
  };
}
