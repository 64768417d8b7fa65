import { useSyncExternalStore } from "react";

/** False in the server's HTML and while it is being hydrated, true from then on. */
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
