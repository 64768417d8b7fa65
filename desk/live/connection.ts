import { useSyncExternalStore } from "react";

let since: number | null = null;
const listeners = new Set<() => void>();

/** Notes that the server can't be reached. */
export function reportOffline(): void {
  if (since === null) show(Date.now());
}

/**
 * Notes that the server has responded to a request made at this time, in milliseconds. A response that
 * was already under way when the line was lost says nothing.
 */
export function reportOnline(askedAt: number): void {
  if (since !== null && askedAt > since) show(null);
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
  // The line may have gone before the page listened.
  if (!navigator.onLine) reportOffline();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("offline", reportOffline);
  };
}
