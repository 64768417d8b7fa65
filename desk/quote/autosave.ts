/** What became of an attempt to save. */
export type SaveResult =
  | "saved"
  /** The server can't be reached: it is tried again. */
  | "away"
  /** Something has to be mended first; the next change tries again. */
  | "refused"
  /** Somebody else saved meanwhile: nothing is saved until the seller has chosen. */
  | "conflict";

/** How far saving is; `unsaved` until the first attempt. */
export type SaveStatus = "saved" | "unsaved" | Exclude<SaveResult, "saved">;

interface Timers {
  set: (run: () => void, ms: number) => unknown;
  clear: (timer: unknown) => void;
}

/** Milliseconds after a change within which it is saved. */
export const saveAfterMs = 1_500;
/** Milliseconds until an attempt that didn't reach the server is repeated. */
export const retryAfterMs = 5_000;

/** Saves what is written a moment after each change, one attempt at a time (rule 19.50). */
export class Autosave {
  readonly #save: () => Promise<SaveResult>;
  readonly #timers: Timers;
  readonly #listeners = new Set<() => void>();
  #changes = 0;
  #savedChanges = 0;
  #status: SaveStatus = "saved";
  #timer: unknown;
  #attempt: Promise<void> | undefined;

  /** @param save saves what is written at that moment; never rejects */
  constructor(save: () => Promise<SaveResult>, timers: Timers = browserTimers) {
    this.#save = save;
    this.#timers = timers;
  }

  /** Notes a change, which is saved soon. */
  changed = (): void => {
    this.#changes += 1;
    if (this.#status === "saved") this.#show("unsaved");
    if (this.#status !== "conflict") this.#saveIn(saveAfterMs);
  };

  /** Saves now what isn't saved. @returns whether everything is saved */
  flush = async (): Promise<boolean> => {
    this.#stopTimer();
    while (this.#attempt) await this.#attempt;
    if (this.isSaved() || this.#status === "conflict") return this.isSaved();
    await this.#attemptNow();
    return this.#status === "saved" || this.#status === "unsaved" ? this.flush() : false;
  };

  /** The seller has chosen, and the draft has changed accordingly; `isSaved` if it is the stored one. */
  resolve = ({ isSaved }: { isSaved: boolean }): void => {
    this.#changes += 1;
    if (isSaved) this.#savedChanges = this.#changes;
    this.#show(isSaved ? "saved" : "unsaved");
    if (!isSaved) void this.flush();
  };

  isSaved = (): boolean => this.#changes === this.#savedChanges;

  /** Whether nothing is unsaved or on its way. */
  isIdle = (): boolean => this.isSaved() && this.#attempt === undefined;

  status = (): SaveStatus => this.#status;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #attemptNow(): Promise<void> {
    this.#attempt ??= this.#tryOnce().finally(() => {
      this.#attempt = undefined;
    });
    return this.#attempt;
  }

  async #tryOnce(): Promise<void> {
    const changes = this.#changes;
    const result = await this.#save();
    if (result === "saved") this.#savedChanges = changes;
    const isBehind = result === "saved" && !this.isSaved();
    this.#show(isBehind ? "unsaved" : result);
    if (isBehind) this.#saveIn(saveAfterMs);
    if (result === "away") this.#saveIn(retryAfterMs);
  }

  #saveIn(ms: number): void {
    if (this.#timer !== undefined) return;
    this.#timer = this.#timers.set(() => {
      this.#timer = undefined;
      void this.#attemptNow();
    }, ms);
  }

  #stopTimer(): void {
    if (this.#timer !== undefined) this.#timers.clear(this.#timer);
    this.#timer = undefined;
  }

  #show(status: SaveStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}

const browserTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as number),
};
