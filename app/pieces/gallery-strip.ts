import { type RefObject, type UIEvent, useRef, useState } from "react";

/** A strip of pictures that snap into place, and which of them is shown. */
export interface GalleryStrip {
  strip: RefObject<HTMLUListElement | null>;
  current: number;
  /** Brings a picture into view; before the first comes the last. */
  show: (index: number) => void;
  /** For the strip's scroll events: a swipe shows another picture. */
  follow: (event: UIEvent<HTMLUListElement>) => void;
}

export function useGalleryStrip(count: number, start = 0): GalleryStrip {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  return {
    strip,
    current,
    show(index) {
      const wrapped = (index + count) % count;
      const list = strip.current;
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      list?.scrollTo({
        left: wrapped * list.clientWidth,
        behavior: still ? "instant" : "smooth",
      });
      setCurrent(wrapped);
    },
    follow({ type, currentTarget: { scrollLeft, clientWidth } }) {
      // Browsers that tell when a scroll ended need not be asked on its way.
      if (type === "scroll" && "onscrollend" in window) return;
      setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)));
    },
  };
}
