/** Puts the focus on the page's heading, which the next Tab goes on from, without scrolling. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.classList.add("outline-none");
  heading.focus({ preventScroll: true });
}
