const fields = "select,textarea,input:not([type=checkbox],[type=radio],[type=file])";
const controls = "button[type=button],[data-hold-click],a[href$='#filters']";

/** Milliseconds after `load` at which held clicks are repeated even without the client script. */
const repeatAfter = 10_000;

/**
 * Holds clicks and typed text that only the client script can handle, and repeats them in order
 * once the script is ready (rule 17.13): on a slow phone the page appears seconds before its
 * script. If the script never loads, a click on Add to Cart posts its plain form instead.
 * Checkboxes need no help: they stay checked, and React reads them.
 */
export function holdEarlyClicks(): void {
  const typed = new Map<Field, string>();
  const clicked: HTMLElement[] = [];
  let repeated: HTMLElement | undefined;

  function holdTyping({ target }: Event) {
    if (isField(target)) typed.set(target, target.value);
  }

  function holdClick(event: Event) {
    const control = event.target instanceof Element && event.target.closest(controls);
    if (!(control instanceof HTMLElement) || control === repeated) return;
    event.preventDefault();
    event.stopPropagation();
    control.setAttribute("aria-busy", "true");
    clicked.push(control);
  }

  function clickNext() {
    repeated = clicked.shift();
    if (!repeated) return removeEventListener("click", holdClick, true);
    repeated.removeAttribute("aria-busy");
    repeated.click();
    repeated = undefined;
    setTimeout(clickNext);
  }

  function repeat() {
    removeEventListener("input", holdTyping);
    for (const [field, value] of typed) if (field.isConnected) typeAgain(field, value);
    typed.clear();
    setTimeout(clickNext);
  }

  addEventListener("input", holdTyping);
  addEventListener("click", holdClick, true);
  addEventListener("shop-ready", () => setTimeout(repeat));
  addEventListener("load", () => setTimeout(repeat, repeatAfter));
  reloadAfterBack();
}

/**
 * Reloads after Back to a page that the client script had shown: without the script, Back changes
 * only the address.
 */
function reloadAfterBack() {
  const address = () => location.pathname + location.search;
  const served = address();
  const reload = () => {
    if (address() !== served) location.reload();
  };
  addEventListener("popstate", reload);
  addEventListener("shop-ready", () => removeEventListener("popstate", reload));
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(fields);
}

/** Sets the value as typing would: React ignores an `input` event whose value it already knows. */
function typeAgain(field: Field, value: string) {
  const nativeValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  field.value = "";
  nativeValue?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? "change" : "input";
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
