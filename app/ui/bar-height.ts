/**
 * A `ref` for a bar fixed to the bottom of the window (rule 17.12). It keeps the bar's current
 * height in `--bar-room`, by which `base.css` pads the page's end.
 */
export function reserveBarSpace(bar: HTMLElement | null) {
  if (!bar || typeof ResizeObserver !== "function") return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty("--bar-room", `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--bar-room");
  };
}
