import { LRUCache } from "lru-cache";
import type { Entity } from "./entity.ts";

export interface PageCacheOptions {
  /** Bytes of uncompressed pages kept at most. */
  mostBytes: number;
  /** Milliseconds a page may be given to others. */
  freshMs: number;
  /** Milliseconds since any moment, but never 0. */
  now: () => number;
}

/** Finished pages by address: the least recently asked for go first when room is needed. */
export function pageCache({ mostBytes, freshMs, now }: PageCacheOptions): LRUCache<string, Entity> {
  return new LRUCache({
    maxSize: mostBytes,
    // One huge page is not to push all others out.
    maxEntrySize: Math.floor(mostBytes / 10),
    sizeCalculation: ({ size }) => Math.max(1, size),
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
  });
}
