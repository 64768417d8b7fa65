import { useEffect, useState, useSyncExternalStore } from "react";
import { onMotionPreferenceChange, prefersReducedMotion } from "#ui/motion.ts";

/** How long a slide is shown, in milliseconds (rule 2.21). */
const interval = 5000;

/**
 * The current slide of a slideshow. It advances by itself and starts over after the last slide, but
 * not while it is paused, pointed at or focused, nor for people who prefer reduced motion (rule
 * 17.7).
 */
export function useSlideshow(count: number) {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useSyncExternalStore(
    onMotionPreferenceChange,
    prefersReducedMotion,
    () => false,
  );
  const moving = !paused && !pointedAt && !focused && !reducedMotion;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide picked by hand gets its full time
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setCurrent((slide) => (slide + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [moving, count, current]);

  return {
    current,
    show: setCurrent,
    /** Whether it advances when it is neither pointed at nor focused. */
    playing: !paused && !reducedMotion,
    togglePlaying: () => setPaused((was) => !was),
    setPointedAt,
    setFocused,
  };
}
