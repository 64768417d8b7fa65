import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** A React root in Node. */
export interface HookRoot {
  /** Runs a change and waits until React has processed it. */
  does<T>(change: () => T): T;
  render(children: ReactNode): void;
  close(): void;
}

/**
 * Runs components in React's client renderer without a browser: hooks and context are real, but the
 * components can't render elements. `window` must be an `EventTarget` before.
 */
export function openHookRoot(children: ReactNode): HookRoot {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(emptyElement());
  const does = <T>(change: () => T): T => {
    let result: T | undefined;
    act(() => {
      result = change();
    });
    return result as T;
  };
  const render = (content: ReactNode) => does(() => root.render(content));
  render(children);
  return { does, render, close: () => does(() => root.unmount()) };
}

/** The minimum of an element that React needs as a root. */
function emptyElement(): Element {
  const ownerDocument = Object.assign(new EventTarget(), {
    nodeType: 9,
    defaultView: { HTMLIFrameElement: class {} },
  });
  const element = { nodeType: 1, nodeName: "DIV", tagName: "DIV", textContent: "", ownerDocument };
  return Object.assign(new EventTarget(), element) as unknown as Element;
}
