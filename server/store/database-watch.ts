import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import { DatabaseLostError } from "./database-lost.ts";
import type { RescueResult } from "./rescue.ts";
import type { Store } from "./store-interface.ts";

/** How often the files are looked at; every lead looks too. */
const CHECK_INTERVAL_MS = 2_000;
const RETRY_ALERT_MS = 60_000;

export interface DatabaseWatchDeps {
  store: Pick<Store, "checkNotLost" | "rescue">;
  clock: Clock;
  logger: Logger;
  /** Tells the owner; resolves to false when that has to be tried again. */
  alert: (paragraphs: string[]) => Promise<boolean>;
}

/**
 * Notices when the open database is no longer what a restart would find, saves what only this process
 * can still read, and tells the owner; and notices when the files are back.
 */
export class DatabaseWatch {
  readonly #parts: DatabaseWatchDeps;
  /** What the owner is to know of the present loss, while there is one. */
  #text: string[] | undefined;
  #isNotified = false;
  #alertAt = 0;
  #isSaved = false;

  constructor(deps: DatabaseWatchDeps) {
    this.#parts = deps;
  }

  /** Looks once. Never throws: what fails is retried at the next check. */
  async check(): Promise<void> {
    const { logger } = this.#parts;
    const lost = this.#lost();
    if (!lost) {
      if (this.#text) logger.info("the database file is at its place again: leads are taken");
      this.#text = undefined;
      this.#isNotified = false;
      this.#alertAt = 0;
      this.#isSaved = false;
      return;
    }
    if (!this.#text) {
      logger.error({ lost: lost.loss.kind }, lost.message);
      this.#text = [lost.message];
    }
    if (!this.#isSaved) await this.#save();
    if (!this.#isNotified && this.#text) this.#isNotified = await this.#alert(this.#text);
  }

  #lost(): DatabaseLostError | undefined {
    try {
      this.#parts.store.checkNotLost();
      return undefined;
    } catch (error) {
      if (error instanceof DatabaseLostError) return error;
      throw error;
    }
  }

  async #save(): Promise<void> {
    const { store, clock, logger } = this.#parts;
    try {
      const saved = await store.rescue(clock());
      this.#isSaved = true;
      if (saved.kind === "repaired") {
        logger.warn("the database could be put right: leads are taken again");
        this.#text = undefined;
        return;
      }
      const words = outcome(saved);
      logger.error(saved, words);
      this.#text?.push(words);
    } catch (err) {
      logger.error({ err }, "what the open database holds could not be saved; trying again");
    }
  }

  async #alert(words: string[]): Promise<boolean> {
    if (performance.now() < this.#alertAt) return false;
    this.#alertAt = performance.now() + RETRY_ALERT_MS;
    try {
      return await this.#parts.alert(words);
    } catch (err) {
      this.#parts.logger.error({ err }, "the owner could not be told of the lost database");
      return false;
    }
  }
}

function outcome(saved: Exclude<RescueResult, { kind: "repaired" }>): string {
  return saved.kind === "copied"
    ? `All that the shop knew is saved in ${saved.file}.`
    : "The file is complete where it is now. Put it back at its place and the shop goes on by itself.";
}

/** Looks until stopped. */
export function startDatabaseWatch(deps: DatabaseWatchDeps): () => Promise<void> {
  const watch = new DatabaseWatch(deps);
  let inFlight: Promise<void> | undefined;
  const timer = setInterval(() => {
    inFlight ??= watch.check().finally(() => {
      inFlight = undefined;
    });
  }, CHECK_INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await inFlight;
  };
}
