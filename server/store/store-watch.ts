import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import type { Rescue } from "./rescue.ts";
import type { Store } from "./store.ts";
import { StoreLost } from "./store-lost.ts";

/** How often the files are looked at; every lead looks too. */
const LOOK_MS = 2_000;
const TELL_AGAIN_MS = 60_000;

export interface StoreWatchParts {
  store: Pick<Store, "refuseIfLost" | "rescue">;
  clock: Clock;
  logger: Logger;
  /** Tells the owner; resolves to false when that has to be tried again. */
  tell: (paragraphs: string[]) => Promise<boolean>;
}

/**
 * Notices when the open database is no longer what a restart would find, saves what only this process
 * can still read, and tells the owner; and notices when the files are back.
 */
export class StoreWatch {
  readonly #parts: StoreWatchParts;
  /** What the owner is to know of the present loss, while there is one. */
  #words: string[] | undefined;
  #isTold = false;
  #tellAt = 0;
  #isSaved = false;

  constructor(parts: StoreWatchParts) {
    this.#parts = parts;
  }

  /** Looks once. Never throws: what fails is tried again by the next look. */
  async look(): Promise<void> {
    const { logger } = this.#parts;
    const lost = this.#lost();
    if (!lost) {
      if (this.#words) logger.info("the database file is at its place again: leads are taken");
      this.#words = undefined;
      this.#isTold = false;
      this.#tellAt = 0;
      this.#isSaved = false;
      return;
    }
    if (!this.#words) {
      logger.error({ lost: lost.loss.kind }, lost.message);
      this.#words = [lost.message];
    }
    if (!this.#isSaved) await this.#save();
    if (!this.#isTold && this.#words) this.#isTold = await this.#tell(this.#words);
  }

  #lost(): StoreLost | undefined {
    try {
      this.#parts.store.refuseIfLost();
      return undefined;
    } catch (error) {
      if (error instanceof StoreLost) return error;
      throw error;
    }
  }

  async #save(): Promise<void> {
    const { store, clock, logger } = this.#parts;
    try {
      const saved = await store.rescue(clock());
      this.#isSaved = true;
      if (saved.kind === "healed") {
        logger.warn("the database could be put right: leads are taken again");
        this.#words = undefined;
        return;
      }
      const words = outcome(saved);
      logger.error(saved, words);
      this.#words?.push(words);
    } catch (err) {
      logger.error({ err }, "what the open database holds could not be saved; trying again");
    }
  }

  async #tell(words: string[]): Promise<boolean> {
    if (performance.now() < this.#tellAt) return false;
    this.#tellAt = performance.now() + TELL_AGAIN_MS;
    try {
      return await this.#parts.tell(words);
    } catch (err) {
      this.#parts.logger.error({ err }, "the owner could not be told of the lost database");
      return false;
    }
  }
}

function outcome(saved: Exclude<Rescue, { kind: "healed" }>): string {
  return saved.kind === "copied"
    ? `All that the shop knew is saved in ${saved.file}.`
    : "The file is complete where it is now. Put it back at its place and the shop goes on by itself.";
}

/** Looks until stopped. */
export function startStoreWatch(parts: StoreWatchParts): () => Promise<void> {
  const watch = new StoreWatch(parts);
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= watch.look().finally(() => {
      underWay = undefined;
    });
  }, LOOK_MS);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
