import { LANGUAGE_KEY } from "#domain/storage-keys.ts";

/**
 * Names the browser's first language in `data-offer` of the document, so that its style sheet shows
 * the offer to read the site in it from the first paint, until a language was chosen (rule 2.32): by
 * a link to the page in another language, or by declining.
 */
export function offerLanguage(): void {
  const { dataset } = document.documentElement;
  const [first = ""] = navigator.languages ?? [];
  let chosen: string | null = null;

  const update = () => {
    chosen ??= stored();
    if (chosen === null && window === parent) [dataset.offer] = first.toLowerCase().split("-");
    else delete dataset.offer;
  };

  const choose = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest(choices);
    if (!(control instanceof HTMLElement)) return;
    const { keeps } = control.dataset;
    chosen = keeps ?? control.getAttribute("hreflang") ?? "";
    store(chosen);
    update();
    if (control instanceof HTMLAnchorElement) {
      // The client script, which does this too, may not have come yet.
      control.hash = location.hash;
    } else {
      // Not to be repeated when the client script comes.
      event.stopImmediatePropagation();
      document.querySelector<HTMLElement>("[data-site-header] a")?.focus();
    }
  };

  update();
  addEventListener("click", choose, true);
  // Chosen in another tab, or before Back.
  for (const eventType of ["storage", "pageshow"]) addEventListener(eventType, update);
}

const choices = "a[hreflang],[data-keeps]";

/** Null also where storage is blocked. */
function stored(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

function store(chosen: string) {
  try {
    localStorage.setItem(LANGUAGE_KEY, chosen);
  } catch {}
}
