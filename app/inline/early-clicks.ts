const fields = "select,textarea,input:not([type=checkbox],[type=radio],[type=file])";
const controls = "button[type=button],button[name=items],a[href$='#filters']";

/** How long after `load` kept clicks are repeated if the client script never comes, milliseconds. */
const giveUpAfter = 10_000;

/**
 * Keeps clicks and typed text that only the client script can handle, and repeats them in their
 * order once it says it is ready (rule 17.13): on a slow phone a page is there seconds earlier than
 * its script. If that never comes, a click on Add to Cart sends its plain form after all. Ticked
 * boxes need no help: they stay ticked, and React sees them.
 */
export function keepEarlyClicks(): void {
  const typed = new Map<Field, string>();
  const clicked: HTMLElement[] = [];
  let repeated: HTMLElement | undefined;

  function noteTyping({ target }: Event) {
    if (isField(target)) typed.set(target, target.value);
  }

  function keepClick(event: Event) {
    const control = event.target instanceof Element && event.target.closest(controls);
    if (!(control instanceof HTMLElement) || control === repeated) return;
    event.preventDefault();
    event.stopPropagation();
    control.setAttribute("aria-busy", "true");
    clicked.push(control);
  }

  function clickNext() {
    repeated = clicked.shift();
    if (!repeated) return removeEventListener("click", keepClick, true);
    repeated.removeAttribute("aria-busy");
    repeated.click();
    repeated = undefined;
    setTimeout(clickNext);
  }

  function repeat() {
    removeEventListener("input", noteTyping);
    for (const [field, value] of typed) if (field.isConnected) typeAgain(field, value);
    typed.clear();
    setTimeout(clickNext);
  }

  addEventListener("input", noteTyping);
  addEventListener("click", keepClick, true);
  addEventListener("shop-ready", () => setTimeout(repeat));
  addEventListener("load", () => setTimeout(repeat, giveUpAfter));
  askForPageAfterBack();
}

/** Back to a page that the client script had shown changes the address alone: asks for that page. */
function askForPageAfterBack() {
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

/** Sets the value as a person would: React takes notice only of what it did not know before. */
function typeAgain(field: Field, value: string) {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  field.value = "";
  own?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? "change" : "input";
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
