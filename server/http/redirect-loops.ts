import { ByteCache } from "#server/platform/byte-cache.ts";

const WINDOW_MS = 10_000;
/** Four processes that take turns stay below the twenty redirects a browser follows. */
const MAX_REPEATS = 3;
const MAX_BYTES = 1024 * 1024;
/** A moment and a count. */
const BYTES = 40;

/** Detects clients that are redirected to the same address again and again. */
export function redirectLoops(now = () => performance.now()) {
  const recent = new ByteCache<{ startedAt: number; count: number }>({
    maxBytes: MAX_BYTES,
    bytesOf: () => BYTES,
  });
  return {
    /** Counts a redirect of a client to an address, both in `key`; true if it is part of a loop. */
    isLoop(key: string): boolean {
      const moment = now();
      const last = recent.get(key);
      const entry =
        last && moment - last.startedAt < WINDOW_MS ? last : { startedAt: moment, count: 0 };
      entry.count += 1;
      recent.set(key, entry);
      return entry.count > MAX_REPEATS;
    },
  };
}
