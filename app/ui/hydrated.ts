import { useSyncExternalStore } from "react";

/** False in the server's HTML and during hydration, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never() {
  return () => {};
}
