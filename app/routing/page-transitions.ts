import { prefersReducedMotion } from "#ui/motion.ts";

/**
 * How the router's view transitions run. One that is skipped (the next page is already asked for, the
 * window changes its size or goes to the background) still shows its page; the router leaves the
 * browser's word of it unheard, which would stand in the console as an error. For whoever asked for
 * less motion all are skipped: without movement they would still hold the page back for their pictures.
 */
export function setUpPageTransitions() {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    if (prefersReducedMotion()) transition.skipTransition();
    return transition;
  };
}
