import type { RenderedPage } from "./app-renderer.ts";
import type { Entity } from "./entity.ts";
import { type CachedPage, type PageCache, pageCache } from "./page-cache.ts";
import type { PageRenderer } from "./page-renderer.ts";

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

/** A page rendered now, and whether it was rendered for this caller or an earlier one. */
export interface FreshPage {
  page: RenderedPage;
  isOwn: boolean;
}

/**
 * Renders pages by their shared address and keeps those that may be shared. A cached page is rendered
 * from the address alone, never from a shopper's request (rule 16.16).
 */
export class CachedPages {
  readonly #render: PageRenderer;
  readonly #state: () => string;
  readonly #inFlight = new Map<string, Promise<RenderedPage>>();
  readonly cache: PageCache;
  /** How often visitors asked for a page. */
  asked = 0;

  /**
   * @param render renders a page
   * @param state names the state of catalog and day that pages are rendered from
   * @param maxBytes most bytes of all cached pages together
   */
  constructor(render: PageRenderer, state: () => string, maxBytes = DEFAULT_MAX_BYTES) {
    this.#render = render;
    this.#state = state;
    this.cache = pageCache(maxBytes);
  }

  /** Whether no page is being rendered. */
  get isIdle(): boolean {
    return this.#inFlight.size === 0;
  }

  /** The cached page at this address, outdated or not, for one more visitor's request. */
  cached(address: string): CachedPage | undefined {
    this.asked += 1;
    const cached = this.cache.get(address);
    if (cached) cached.hits += 1;
    return cached;
  }

  /**
   * Renders the page, once for all simultaneous requests, and keeps it if it may be shared.
   * @param id id of the request, for the log
   */
  async fresh(address: string, id: string): Promise<FreshPage> {
    // Taken before rendering: a page made while the catalog changes counts as outdated.
    const madeFrom = this.#state();
    const key = `${madeFrom} ${address}`;
    const started = this.#inFlight.get(key);
    if (started) return { page: await started, isOwn: false };
    const rendering = this.#render(requestFor(address, id));
    this.#inFlight.set(key, rendering);
    try {
      const page = await rendering;
      if (page.shareable) this.#store(address, page.entity, madeFrom);
      else this.cache.delete(address);
      return { page, isOwn: true };
    } finally {
      this.#inFlight.delete(key);
    }
  }

  /** A page that came out the same keeps its encodings. */
  #store(address: string, made: Entity, madeFrom: string): void {
    const before = this.cache.peek(address);
    const entity = before?.entity.isSame(made) ? before.entity : made;
    entity.pack();
    this.cache.set(address, { entity, madeFrom, hits: Math.ceil((before?.hits ?? 1) / 2) });
  }
}

function requestFor(address: string, id: string) {
  const [path = "/", query = ""] = address.split("?", 2);
  return { request: { headers: {} }, id, method: "GET", path, query };
}
