import { vi } from "vitest";

/** Waits until the check passes; fails with the check's own complaint after a generous while. */
export function eventually<T>(check: () => T | Promise<T>, longestMs = 20_000): Promise<T> {
  return vi.waitFor(check, { timeout: longestMs, interval: 20 });
}
