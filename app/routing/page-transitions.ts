import { prefersReducedMotion } from "#ui/motion.ts";

/**
 * Sets up the router's view transitions. A skipped one (another page was requested, or the window
 * was resized or hidden) still shows its page, but rejects `ready`; the router leaves that
 * unhandled, which would log an error. With reduced motion all are skipped, since waiting for their
 * pictures would delay the page.
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
