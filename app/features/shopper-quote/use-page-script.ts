import { type RefObject, useEffect } from "react";
import { reserveBarSpace } from "#ui/bar-height.ts";

type SendForm = typeof import("./send-form.ts").sendForm;

let sendForm: SendForm | undefined;

/**
 * Gives the page's HTML what only script can: forms are posted without leaving the page, the delivery's
 * form follows what is chosen, and the page prints.
 * @param shown changes with the HTML
 */
export function usePageScript(page: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("focusin", ({ target }) => loadForForm(target), { signal });
    // A field may have got the focus before the page's script ran.
    if (element.contains(document.activeElement)) loadForForm(document.activeElement);
    element.addEventListener("submit", send, { signal });
    element.addEventListener("click", printOnClick, { signal });
    return () => listening.abort();
  }, [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has another bar
  useEffect(
    () => reserveBarSpace(page.current?.querySelector<HTMLElement>("[data-bottom-bar]") ?? null),
    [page, shown],
  );
}

/** Loads what a form needs once it is about to be filled in; without it, the form posts itself. */
function loadForForm(focused: EventTarget | null) {
  const form = focused instanceof Element ? focused.closest("form") : null;
  if (!form) return;
  import("./send-form.ts").then(
    (loaded) => {
      sendForm = loaded.sendForm;
    },
    () => {},
  );
  if (form.querySelector("[data-windows]")) {
    import("./follow-delivery.ts").then(
      ({ followDelivery }) => followDelivery(form),
      () => {},
    );
  }
}

function send(event: Event) {
  if (!sendForm || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  sendForm(event.target);
}

function printOnClick({ target }: Event) {
  if (target instanceof Element && target.closest("[data-print]")) print();
}
