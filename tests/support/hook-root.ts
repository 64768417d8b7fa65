import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** A React root in Node. */
export interface HookRoot {
  /** Lets React finish what the change sets off. */
  does<T>(change: () => T): T;
  render(children: ReactNode): void;
  close(): void;
}

/**
 * Runs components in React's client renderer without a browser: what they get from hooks and context
 * is real, but they can draw nothing. `window` must be an `EventTarget` before.
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
  const render = (shown: ReactNode) => does(() => root.render(shown));
  render(children);
  return { does, render, close: () => does(() => root.unmount()) };
}

/** As much of an element as React asks of the one it draws nothing in. */
function emptyElement(): Element {
  const ownerDocument = Object.assign(new EventTarget(), {
    nodeType: 9,
    defaultView: { HTMLIFrameElement: class {} },
  });
  const element = { nodeType: 1, nodeName: "DIV", tagName: "DIV", textContent: "", ownerDocument };
  return Object.assign(new EventTarget(), element) as unknown as Element;
}
