/** The roles by which journeys find elements; `file` is a file field, which has no ARIA role. */
export type Role =
  | "button"
  | "checkbox"
  | "file"
  | "heading"
  | "link"
  | "option"
  | "radio"
  | "textbox";

/** An element to look for: a role and a name, or part of a name. */
export interface Wanted {
  role: Role;
  name: string;
}

/**
 * Finds an element by role and accessible name: an exact match, else the first visible element
 * whose name contains it. While a dialog is open, only elements in it count. For a checkbox or
 * radio button the label is returned, because that is what gets clicked. Runs in the page.
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
    .filter((element) => clickTargetOf(element).checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, called: nameOf(element) }))
    .filter(({ called: accessibleName }) => accessibleName.includes(name));
  const best = found.find(({ called: accessibleName }) => accessibleName === name) ?? found[0];
  return best ? clickTargetOf(best.element) : null;

  function labelOf(element: HTMLElement): HTMLElement | undefined {
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.labels?.[0]
      : undefined;
  }

  function clickTargetOf(element: HTMLElement): HTMLElement {
    return element.matches("[type=checkbox], [type=radio]")
      ? (labelOf(element) ?? element)
      : element;
  }

  function nameOf(element: HTMLElement): string {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const labelledBy = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const text = (labelOf(element) ?? element).textContent;
    const accessibleName = labelledBy || element.getAttribute("aria-label") || text;
    return accessibleName.replace(/\s+/g, " ").trim();
  }
}
