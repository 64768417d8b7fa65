/** The configured chat widget, as the script in the shopper's browser gets it. */
export interface ChatSettings {
  /** Address of the widget's own script. */
  src: string;
  id: string;
}

interface ChatWindow extends Window {
  leadConnector?: { chatWidget?: { openWidget?: () => void } };
}

/**
 * Runs in the browser. It is sent as source text, so it can't use anything defined outside itself
 * (decision 004). Loads the widget once the page has loaded and the browser is idle, or at once
 * when a Chat button is clicked. A click opens the chat, or starts a text message to the shop if
 * the widget can't be loaded.
 */
export function loadChat({ src, id }: ChatSettings): void {
  const timeoutMs = 8_000;
  let widget: Promise<unknown> | undefined;

  function load() {
    widget ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = src;
      script.dataset.widgetId = id;
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });
    return widget;
  }

  /**
   * True once the request to open was handled, by a listener on the page or by the widget's own
   * method.
   */
  function open() {
    const openRequest = new CustomEvent("open-chat", { cancelable: true });
    if (!document.dispatchEvent(openRequest)) return true;
    const known = (window as ChatWindow).leadConnector?.chatWidget;
    known?.openWidget?.();
    return known?.openWidget !== undefined;
  }

  async function openWhenReady(until: number): Promise<void> {
    while (!open()) {
      if (Date.now() > until) throw new Error("The chat widget did not open.");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  document.addEventListener("click", (click) => {
    const button = click.target instanceof Element && click.target.closest("a[data-chat]");
    if (!(button instanceof HTMLAnchorElement)) return;
    click.preventDefault();
    load()
      .then(() => openWhenReady(Date.now() + timeoutMs))
      .catch(() => location.assign(button.href));
  });

  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2_000));
  const later = () => whenIdle(() => void load().catch(() => undefined));
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later);
}
