declare global {
  interface Window {
    /** Whether the page is as it was when something was about to be pressed; gone with the document. */
    isUnchanged?: () => boolean;
  }
}

/**
 * Runs in the page: remembers what can be seen, heard or felt of it, so that `isUnchanged` can tell
 * whether a press came to anything. Three things don't count: the pressed control taking the focus, a
 * message going away by itself, and a clock that counts down.
 * @returns whether the control is clipped away, for the keyboard and for what it reads out only.
 */
export function snapshotPage(clicked: HTMLElement) {
  const states =
    "[aria-pressed], [aria-expanded], [aria-current], [aria-selected], [aria-invalid], [open], [disabled], :popover-open";
  const messages = new Set(document.querySelectorAll("[role=status] li"));
  // Those that come while the page scrolls are not what a press came to.
  const asides = [...document.querySelectorAll("aside")];
  const before = look();
  const calm = [clicked, document.activeElement, document.body];
  window.isUnchanged = () =>
    look() === before && !newMessage() && calm.includes(document.activeElement);
  return getComputedStyle(clicked).clipPath !== "none";

  function newMessage() {
    return [...document.querySelectorAll("[role=status] li")].some((item) => !messages.has(item));
  }

  function look() {
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
      all.flatMap((element, place) =>
        element.matches(states) ? [place, ...statesOf(element)] : [],
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
