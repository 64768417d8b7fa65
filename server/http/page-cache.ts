import { ByteCache } from "#server/platform/byte-cache.ts";
import { textBytes } from "#server/platform/held-bytes.ts";
import type { Entity } from "./entity.ts";

/** A finished page. */
export interface CachedPage {
  entity: Entity;
  /** The state of catalog and day it was rendered from; with another one it is outdated. */
  madeFrom: string;
  /** How often it was requested. Requests before the last change count half. */
  hits: number;
}

export type PageCache = ByteCache<CachedPage>;

/**
 * A cache of finished pages by address that evicts the least recently used ones. Outdated pages
 * stay until they are replaced.
 * @param maxBytes most bytes of all pages together, with their addresses and headers
 */
export function pageCache(maxBytes: number): PageCache {
  return new ByteCache({
    maxBytes,
    bytesOf: ({ entity, madeFrom }) => entity.size + textBytes(madeFrom),
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
