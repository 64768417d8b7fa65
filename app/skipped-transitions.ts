/**
 * A transition that is skipped (the next page is already asked for, the window changes its size or
 * goes to the background) still shows its page. The router leaves the browser's word of it unheard,
 * which would stand in the console as an error.
 */
export function forgiveSkippedTransitions() {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
