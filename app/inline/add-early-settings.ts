/**
 * Adds filters, sort order and page size that were changed before the client script came to the
 * address of a link within the same listing, such as its second page, when it is clicked: the link
 * was written before the change (rule 4.24).
 */
export function addEarlySettings(): void {
  const add = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link?.pathname !== location.pathname || link.search === location.search) return;
    const { href } = link;
    const params = new URLSearchParams(link.search);
    for (const form of document.forms) if (!form.closest("search")) addChanged(form, params);
    if (String(params) === String(new URLSearchParams(link.search))) return;
    link.search = String(params);
    // After the browser has followed it: the script compares the page with what the server sent.
    setTimeout(() => {
      link.href = href;
    });
  };
  addEventListener("click", add, true);
  addEventListener("shop-ready", () => removeEventListener("click", add, true));
}

function addChanged(form: HTMLFormElement, params: URLSearchParams) {
  if (form.method !== "get") return;
  const changed = [...form.elements].filter(isChanged);
  for (const name of new Set(changed.map((control) => control.name))) {
    params.delete(name);
    for (const value of new FormData(form).getAll(name)) {
      if (value !== "") params.append(name, String(value));
    }
  }
}

function isChanged(control: Element): control is HTMLInputElement | HTMLSelectElement {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.defaultSelected && !option.selected);
  }
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false;
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
}
