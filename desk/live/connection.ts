import { useSyncExternalStore } from "react";

let since: number | null = null;
const listeners = new Set<() => void>();

/** Notes that the server can't be reached. */
export function reportOffline(): void {
  if (since === null) show(Date.now());
}

/** Notes that the server has responded. */
export function reportOnline(): void {
  if (since !== null) show(null);
}

/** Since when the server can't be reached, in milliseconds; null if it can. */
export function useOfflineSince(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => since,
    () => null,
  );
}

function show(next: number | null) {
  since = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("offline", reportOffline);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("offline", reportOffline);
  };
}
