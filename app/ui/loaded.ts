import { useSyncExternalStore } from "react";

/** True once the page and all it asked for first have come; false in the server's HTML. */
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
