import { LRUCache } from "lru-cache";
import type { Entity } from "./entity.ts";

/** A finished page. */
export interface KeptPage {
  entity: Entity;
  /** The state of catalog and day it was rendered from; with another one it is outdated. */
  madeFrom: string;
  /** How often it was requested. Requests before the last change count half. */
  hits: number;
}

export type PageCache = LRUCache<string, KeptPage>;

/**
 * A cache of finished pages by address that evicts the least recently used ones. Outdated pages
 * stay until they are replaced.
 * @param maxBytes maximum size of all pages together
 */
export function pageCache(maxBytes: number): PageCache {
  return new LRUCache({
    maxSize: maxBytes,
    // One huge page must not evict all others.
    maxEntrySize: Math.floor(maxBytes / 10),
    sizeCalculation: ({ entity }) => Math.max(1, Math.ceil(entity.size)),
  });
}

/** Address of the outdated page that is requested most; undefined if none is requested often. */
export function busiestOutdated(cache: PageCache, state: string): string | undefined {
  let busiest: string | undefined;
  let most = 1;
  for (const [address, { madeFrom, hits }] of cache.entries()) {
    if (madeFrom === state || hits <= most) continue;
    busiest = address;
    most = hits;
  }
  return busiest;
}
