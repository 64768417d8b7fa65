import { useSyncExternalStore } from "react";

/** True once the window's `load` event has fired; false in the server's HTML. */
export function useLoaded() {
  return useSyncExternalStore(
    onLoad,
    () => document.readyState === "complete",
    () => false,
  );
}

function onLoad(changed: () => void) {
  window.addEventListener("load", changed);
  return () => window.removeEventListener("load", changed);
}
