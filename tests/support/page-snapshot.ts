declare global {
  interface Window {
    /** Whether the page is as it was at the last snapshot; undefined in a new document. */
    isUnchanged?: () => boolean;
  }
}

/**
 * Runs in the page: records everything a shopper can perceive, so that `isUnchanged` can tell
 * whether a click had an effect. Three changes don't count: the clicked control taking the focus, a
 * toast disappearing by itself, and a clock counting down.
 * @returns whether the control is visually hidden, for keyboards and screen readers only.
 */
export function snapshotPage(clicked: HTMLElement) {
  const states =
    "[aria-pressed], [aria-expanded], [aria-current], [aria-selected], [aria-invalid], [open], [disabled], :popover-open";
  const messages = new Set(document.querySelectorAll("[role=status] li"));
  // Asides that appear while the page scrolls aren't an effect of a click.
  const asides = [...document.querySelectorAll("aside")];
  const before = capture();
  const expectedFocus = [clicked, document.activeElement, document.body];
  window.isUnchanged = () =>
    capture() === before && !newMessage() && expectedFocus.includes(document.activeElement);
  return getComputedStyle(clicked).clipPath !== "none";

  function newMessage() {
    return [...document.querySelectorAll("[role=status] li")].some((item) => !messages.has(item));
  }

  function capture() {
    const all = [
      ...document.querySelectorAll("body *:not([aria-label=Messages], [aria-label=Messages] *)"),
    ];
    return JSON.stringify([
      location.href,
      history.state,
      Math.round(window.scrollY),
      asides.map((aside) => aside.isConnected),
      [...document.querySelectorAll<HTMLElement>("header, main, footer, dialog[open]")].map(
        ({ textContent }) => textContent?.replace(/\d+:\d\d(?! [AP]M)/g, ""),
      ),
      [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")].map(
        ({ value, checked }) => [value, checked],
      ),
      all.flatMap((element, index) =>
        element.matches(states) ? [index, ...statesOf(element)] : [],
      ),
      all.map(({ scrollLeft }) => scrollLeft).filter((left) => left > 0),
    ]);
  }

  function statesOf(element: Element) {
    return [...element.attributes]
      .filter(({ name }) => name.startsWith("aria-") || name === "open" || name === "disabled")
      .map(({ name, value }) => `${name}=${value}`);
  }
}
