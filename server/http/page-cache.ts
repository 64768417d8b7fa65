import { LRUCache } from "lru-cache";
import type { Entity } from "./entity.ts";

export interface PageCacheOptions {
  /** Maximum size of all pages together, in bytes before compression. */
  maxBytes: number;
  /** How long a page may be served, in milliseconds. */
  ttlMs: number;
  /** Milliseconds since any fixed moment, but never 0. */
  now: () => number;
}

/** A cache of finished pages by address that evicts the least recently used ones. */
export function pageCache({ maxBytes, ttlMs, now }: PageCacheOptions): LRUCache<string, Entity> {
  return new LRUCache({
    maxSize: maxBytes,
    // One huge page must not evict all others.
    maxEntrySize: Math.floor(maxBytes / 10),
    sizeCalculation: ({ size }) => Math.max(1, size),
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
  });
}
