const WINDOW_MS = 10_000;
/** Four processes that take turns stay below the twenty redirects a browser follows. */
const MAX_REPEATS = 3;
const MAX_ENTRIES = 1_000;

/** Detects clients that are redirected to the same address again and again. */
export function redirectLoops(now = () => performance.now()) {
  const recent = new Map<string, { startedAt: number; count: number }>();
  return {
    /** Counts a redirect of a client to an address, both in `key`; true if it is part of a loop. */
    isLoop(key: string): boolean {
      const moment = now();
      const last = recent.get(key);
      const entry =
        last && moment - last.startedAt < WINDOW_MS ? last : { startedAt: moment, count: 0 };
      entry.count += 1;
      recent.delete(key);
      recent.set(key, entry);
      if (recent.size > MAX_ENTRIES) recent.delete(recent.keys().next().value ?? "");
      return entry.count > MAX_REPEATS;
    },
  };
}
