const highlightTime = 1000;
const gapBelowHeader = 20;
const offsetWithoutHeader = 100;

/**
 * Scrolls to a section and lights it up (spec §2 "Scrolling to sections").
 *
 * @param hash its id behind a `#`
 */
export function showSection(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) {
    console.warn(`Nothing on this page has the id "${hash.slice(1)}"`);
    return;
  }
  const header = document.querySelector<HTMLElement>("[data-site-header]");
  const offset = header ? header.offsetHeight + gapBelowHeader : offsetWithoutHeader;
  window.scrollTo({
    top: target.getBoundingClientRect().top + window.scrollY - offset,
    behavior: prefersStillness() ? "instant" : "smooth",
  });
  target.classList.add("section-highlight");
  setTimeout(() => target.classList.remove("section-highlight"), highlightTime);
}

function prefersStillness() {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
