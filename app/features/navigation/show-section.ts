import { scrollBehavior } from "#ui/motion.ts";
import { sectionOf } from "#ui/section-of.ts";

const highlightTime = 1000;
const gapBelowHeader = 20;
const offsetWithoutHeader = 100;

/**
 * Scrolls to a section and highlights it (rule 2.15); Tab goes on from there.
 *
 * @param hash the section's id after a `#`
 */
export function showSection(hash: string) {
  const target = sectionOf(hash);
  if (!target) {
    console.warn(`Nothing on this page has the id "${hash.slice(1)}"`);
    return;
  }
  const header = document.querySelector<HTMLElement>("[data-site-header]");
  const offset = header ? coveredBy(header) + gapBelowHeader : offsetWithoutHeader;
  window.scrollTo({
    top: target.getBoundingClientRect().top + window.scrollY - offset,
    behavior: scrollBehavior(),
  });
  takeFocus(target);
  target.classList.add("section-highlight");
  setTimeout(() => target.classList.remove("section-highlight"), highlightTime);
}

/**
 * Height of the window's top that the header covers, in pixels; 0 if the header scrolls with the
 * page.
 */
function coveredBy(header: HTMLElement): number {
  return getComputedStyle(header).position === "sticky" ? header.offsetHeight : 0;
}

/** Focuses the section, as the browser does when it follows a link: the next Tab goes into it. */
function takeFocus(target: HTMLElement) {
  // The shopper is already using the section.
  if (target.contains(document.activeElement)) return;
  if (!target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.classList.add("outline-none");
  target.focus({ preventScroll: true });
}
