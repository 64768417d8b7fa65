/**
 * Keeps as much room at the page's end as a bar over the window's foot takes, however its words
 * break (`--bar-room`, read in `base.css`). For the `ref` of the bar (rule 17.12).
 */
export function reserveBarSpace(bar: HTMLElement | null) {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty("--bar-room", `${bar.offsetHeight}px`));
  watch.observe(bar);
  return () => {
    watch.disconnect();
    style.removeProperty("--bar-room");
  };
}
