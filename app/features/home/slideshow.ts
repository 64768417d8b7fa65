import { useEffect, useState, useSyncExternalStore } from "react";
import { onMotionPreferenceChange, prefersReducedMotion } from "#ui/motion.ts";

/** How long a slide stays (rule 2.21). */
const interval = 5000;

/**
 * Which of several slides shows. It moves on by itself, round and round, unless paused, pointed
 * at, focused, or unwelcome to people who asked for less motion (rule 17.7).
 */
export function useSlideshow(count: number) {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useSyncExternalStore(onMotionPreferenceChange, prefersReducedMotion, () => false);
  const moving = !paused && !pointedAt && !focused && !still;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide picked by hand gets its full time
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setCurrent((slide) => (slide + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [moving, count, current]);

  return {
    current,
    show: setCurrent,
    /** Whether it would move if nobody pointed at it. */
    playing: !paused && !still,
    togglePlaying: () => setPaused((was) => !was),
    setPointedAt,
    setFocused,
  };
}
