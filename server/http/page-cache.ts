import { LRUCache } from "lru-cache";
import type { Entity } from "./entity.ts";

export interface PageCacheOptions {
  /** Bytes of uncompressed pages kept at most. */
  maxBytes: number;
  /** Milliseconds a page may be given to others. */
  ttlMs: number;
  /** Milliseconds since any moment, but never 0. */
  now: () => number;
}

/** Finished pages by address: the least recently asked for go first when room is needed. */
export function pageCache({ maxBytes, ttlMs, now }: PageCacheOptions): LRUCache<string, Entity> {
  return new LRUCache({
    maxSize: maxBytes,
    // One huge page is not to push all others out.
    maxEntrySize: Math.floor(maxBytes / 10),
    sizeCalculation: ({ size }) => Math.max(1, size),
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
  });
}
