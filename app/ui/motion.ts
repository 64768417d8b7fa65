const reduced = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asked their device for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(reduced).matches;
}

/** Hears when that changes; answers how to stop. */
export function onMotionPreferenceChange(changed: () => void): () => void {
  const media = matchMedia(reduced);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

/** How to scroll: smoothly, or at once for whoever asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? "instant" : "smooth";
}
