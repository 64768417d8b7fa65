import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import { DatabaseLostError } from "./database-lost.ts";
import type { RescueResult } from "./rescue.ts";
import type { Store } from "./store-interface.ts";

/** How often the files are checked; every lead checks them too. */
const CHECK_INTERVAL_MS = 2_000;
const RETRY_ALERT_MS = 60_000;

export interface DatabaseWatchDeps {
  store: Pick<Store, "checkNotLost" | "rescue">;
  clock: Clock;
  logger: Logger;
  /** Alerts the owner; resolves to false if it must be retried. */
  alert: (paragraphs: string[]) => Promise<boolean>;
}

/**
 * Detects when the open database is no longer what a restart would find, saves what only this
 * process can still read, and alerts the owner. Also detects when the files are back.
 */
export class DatabaseWatch {
  readonly #deps: DatabaseWatchDeps;
  /** Paragraphs of the alert about the current loss; undefined if there is none. */
  #text: string[] | undefined;
  #isNotified = false;
  #alertAt = 0;
  #isSaved = false;

  constructor(deps: DatabaseWatchDeps) {
    this.#deps = deps;
  }

  /** Checks once. Never throws: failures are retried at the next check. */
  async check(): Promise<void> {
    const { logger } = this.#deps;
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
      this.#deps.store.checkNotLost();
      return undefined;
    } catch (error) {
      if (error instanceof DatabaseLostError) return error;
      throw error;
    }
  }

  async #save(): Promise<void> {
    const { store, clock, logger } = this.#deps;
    try {
      const saved = await store.rescue(clock());
      this.#isSaved = true;
      if (saved.kind === "repaired") {
        logger.warn("the database could be put right: leads are taken again");
        this.#text = undefined;
        return;
      }
      const text = outcome(saved);
      logger.error(saved, text);
      this.#text?.push(text);
    } catch (err) {
      logger.error({ err }, "what the open database holds could not be saved; trying again");
    }
  }

  async #alert(paragraphs: string[]): Promise<boolean> {
    if (performance.now() < this.#alertAt) return false;
    this.#alertAt = performance.now() + RETRY_ALERT_MS;
    try {
      return await this.#deps.alert(paragraphs);
    } catch (err) {
      this.#deps.logger.error({ err }, "the owner could not be told of the lost database");
      return false;
    }
  }
}

function outcome(saved: Exclude<RescueResult, { kind: "repaired" }>): string {
  return saved.kind === "copied"
    ? `All that the shop knew is saved in ${saved.file}.`
    : "The file is complete where it is now. Put it back at its place and the shop goes on by itself.";
}

/** Checks regularly until the returned function is called. */
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
