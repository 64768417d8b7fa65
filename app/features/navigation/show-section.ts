import { scrollBehavior } from "#ui/motion.ts";

const highlightTime = 1000;
const gapBelowHeader = 20;
const offsetWithoutHeader = 100;

/**
 * Scrolls to a section and lights it up (rule 2.15); Tab goes on from there.
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
  const offset = header ? coveredBy(header) + gapBelowHeader : offsetWithoutHeader;
  window.scrollTo({
    top: target.getBoundingClientRect().top + window.scrollY - offset,
    behavior: scrollBehavior(),
  });
  takeFocus(target);
  target.classList.add("section-highlight");
  setTimeout(() => target.classList.remove("section-highlight"), highlightTime);
}

/** How much of the window's top the header lies over: nothing where it scrolls away with the page. */
function coveredBy(header: HTMLElement): number {
  return getComputedStyle(header).position === "sticky" ? header.offsetHeight : 0;
}

/** As where the browser follows a link by itself: the next Tab leads into the section. */
function takeFocus(target: HTMLElement) {
  // Somebody was faster and is typing there already.
  if (target.contains(document.activeElement)) return;
  if (!target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.classList.add("outline-none");
  target.focus({ preventScroll: true });
}
