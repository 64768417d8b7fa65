/**
 * Puts the content of a menu into the page when it opens: a browser keeps what is in a `<noscript>`
 * as text, so that a page has a quarter fewer elements until then (`app/ui/server-html.tsx`).
 */
export function fillMenus(): void {
  const fill = ({ target }: Event) => {
    const menu = target instanceof Element ? target.closest("details") : null;
    const content = menu?.querySelector("noscript[data-when-opened]");
    if (content) content.outerHTML = content.textContent;
  };
  // Before it opens, and also when something else than a click opens it.
  for (const eventType of ["click", "toggle"]) addEventListener(eventType, fill, true);
}
