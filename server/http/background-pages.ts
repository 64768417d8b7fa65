import { randomUUID } from "node:crypto";
import type { CachedPages } from "./cached-pages.ts";
import type { Entity } from "./entity.ts";
import { busiestOutdated } from "./page-cache.ts";

/** How many of the busiest pages are rendered again after a change. */
const BUSIEST = 50;
/** Pause before each page, so that visitors' own requests come first. */
const PAUSE_MS = 20;
/** Pauses without a request that a page waits for: one visitor's requests follow each other. */
const QUIET_PAUSES = 5;
/** While requests never stop, a page is rendered after so many pauses: few visitors wait for it. */
const MOST_PAUSES = 250;
const MAX_SHRINKING = 100;

/**
 * Prepares pages while no request is waiting: after a change the most requested ones, one at a time.
 * Pages requested more than once are compressed further.
 */
export class BackgroundPages {
  readonly #pages: CachedPages;
  readonly #state: () => string;
  readonly #toShrink = new Set<Entity>();
  #known: string;
  #left = 0;
  #quietPauses = 0;
  #isRendering = false;
  #isShrinking = false;

  constructor(pages: CachedPages, state: () => string) {
    this.#pages = pages;
    this.#state = state;
    this.#known = state();
  }

  /** Starts rendering again if catalog or day have changed since the last call. */
  afterChange(): void {
    const state = this.#state();
    if (state === this.#known) return;
    this.#known = state;
    this.#left = BUSIEST;
    if (!this.#isRendering) this.#renderAll();
  }

  /** Compresses a page further, after those that wait already. */
  shrink(entity: Entity): void {
    if (!entity.canShrink || this.#toShrink.size >= MAX_SHRINKING) return;
    this.#toShrink.add(entity);
    if (!this.#isShrinking) this.#shrinkAll();
  }

  /** Stops at the first failure, which the next visitor's own request reports. */
  async #renderAll(): Promise<void> {
    this.#isRendering = true;
    try {
      for (let address = await this.#next(); address; address = await this.#next()) {
        await this.#pages.fresh(address, randomUUID());
        const made = this.#pages.cache.peek(address);
        if (made) this.shrink(made.entity);
      }
    } catch {
      this.#left = 0;
    } finally {
      this.#isRendering = false;
    }
  }

  async #next(): Promise<string | undefined> {
    let pauses = 0;
    do {
      const { asked } = this.#pages;
      await pause();
      pauses += 1;
      this.#quietPauses = asked === this.#pages.asked ? this.#quietPauses + 1 : 0;
    } while (!this.#pages.isIdle || (this.#quietPauses < QUIET_PAUSES && pauses < MOST_PAUSES));
    if (this.#left === 0) return undefined;
    this.#left -= 1;
    return busiestOutdated(this.#pages.cache, this.#state());
  }

  async #shrinkAll(): Promise<void> {
    this.#isShrinking = true;
    for (const entity of this.#toShrink) {
      // If it fails, the larger body is sent.
      await entity.shrink().catch(() => {});
      this.#toShrink.delete(entity);
    }
    this.#isShrinking = false;
  }
}

function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, PAUSE_MS).unref());
}
