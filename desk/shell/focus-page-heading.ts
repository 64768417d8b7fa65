/** Focuses the heading of the page's own part without scrolling, so that Tab continues from there. */
export function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>("#content h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.classList.add("outline-none");
  heading.focus({ preventScroll: true });
}
