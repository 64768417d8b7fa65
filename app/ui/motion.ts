const reduced = "(prefers-reduced-motion: reduce)";

/** Whether the shopper has set their device to reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(reduced).matches;
}

/** Calls `changed` when that setting changes; returns a function that stops listening. */
export function onMotionPreferenceChange(changed: () => void): () => void {
  const media = matchMedia(reduced);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

/** How to scroll: smoothly, or at once with reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? "instant" : "smooth";
}
