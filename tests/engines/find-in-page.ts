/** The roles by which journeys find things; `file` is a field for files, which has no role. */
export type Role =
  | "button"
  | "checkbox"
  | "file"
  | "heading"
  | "link"
  | "option"
  | "radio"
  | "textbox";

/** What a journey looks for: a role and a name, or the beginning or middle of one. */
export interface Wanted {
  role: Role;
  name: string;
}

/**
 * Finds what a shopper would call by this name: what bears exactly that name, else the first in sight
 * whose name contains it. While a dialog is open, only what is in it. A choice is given by its label, as that is
 * what is pressed. Runs in the page.
 */
export function findByRole({ role, name }: Wanted): HTMLElement | null {
  const selectors: Record<Role, string> = {
    button: "button, summary, [role=button], input[type=submit]",
    checkbox: "input[type=checkbox]",
    file: "input[type=file]",
    heading: "h1, h2, h3, h4",
    link: "a[href]",
    option: "[role=option]",
    radio: "input[type=radio]",
    textbox:
      "textarea, input:not([type=checkbox], [type=file], [type=hidden], [type=radio], [type=range])",
  };
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  const found = [...root.querySelectorAll<HTMLElement>(selectors[role])]
    .filter((element) => shownOf(element).checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, called: nameOf(element) }))
    .filter(({ called }) => called.includes(name));
  const best = found.find(({ called }) => called === name) ?? found[0];
  return best ? shownOf(best.element) : null;

  function labelOf(element: HTMLElement): HTMLElement | undefined {
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.labels?.[0]
      : undefined;
  }

  function shownOf(element: HTMLElement): HTMLElement {
    return element.matches("[type=checkbox], [type=radio]")
      ? (labelOf(element) ?? element)
      : element;
  }

  function nameOf(element: HTMLElement): string {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const labelledBy = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const text = (labelOf(element) ?? element).textContent;
    const called = labelledBy || element.getAttribute("aria-label") || text;
    return called.replace(/\s+/g, " ").trim();
  }
}
