/** What the script in the shopper's browser is told of the configured widget. */
export interface ChatSettings {
  /** Address of the widget's own script. */
  src: string;
  id: string;
}

interface ChatWindow extends Window {
  leadConnector?: { chatWidget?: { openWidget?: () => void } };
}

/**
 * Runs in the browser, sent as text: it may use nothing from outside itself (decision 008). Brings
 * the widget once the page has loaded and the browser is idle, or at once when a Chat button is
 * pressed; such a press opens the chat, or texts the shop if the widget cannot be had.
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

  /** True once somebody took the wish: a listener on the page, or the widget's own method. */
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
