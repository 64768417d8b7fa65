import type { Entity } from "./entity.ts";

export interface PageCacheOptions {
  /** Bytes of uncompressed pages kept at most. */
  mostBytes: number;
  /** Milliseconds a page may be given to others. */
  freshMs: number;
  now: () => number;
}

/** Finished pages by address: the least recently asked for go first when room is needed. */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages = new Map<string, { entity: Entity; until: number }>();
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  get(key: string): Entity | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#drop(key);
    if (page.until <= this.#options.now()) return undefined;
    this.#keep(key, page);
    return page.entity;
  }

  set(key: string, entity: Entity): void {
    if (entity.size > this.#options.mostBytes / 10) return;
    this.#drop(key);
    this.#keep(key, { entity, until: this.#options.now() + this.#options.freshMs });
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#options.mostBytes) return;
      this.#drop(oldest);
    }
  }

  /** Bytes held now. */
  get bytes(): number {
    return this.#bytes;
  }

  #keep(key: string, page: { entity: Entity; until: number }) {
    this.#pages.set(key, page);
    this.#bytes += page.entity.size;
  }

  #drop(key: string) {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= page.entity.size;
  }
}
