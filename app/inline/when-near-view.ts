/**
 * Calls `start` at once, but in a frame when that is at most half a screen out of view: compiling the
 * script a second time would keep the page around it busy.
 */
export function whenNearView(start: () => void): void {
  if (window === parent) {
    start();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: "50%" },
  );
  observer.observe(document.documentElement);
}
