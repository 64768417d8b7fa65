/** Twenty files of the largest kind at once, or a thousand long forms. */
const BUDGET_BYTES = 256 * 1024 * 1024;

/**
 * The space that arriving request bodies may use together, in memory or on disk. A request reserves
 * space for the bytes that have arrived, not for its announced length, so a thousand slow
 * connections can't lock out others (decision 014).
 */
export class BodyBudget {
  #left: number;

  constructor(bytes = BUDGET_BYTES) {
    this.#left = bytes;
  }

  /**
   * Counts one request's bytes. `reserve` returns false when the budget is used up; `release` must
   * be called when the request is finished.
   */
  open(): { reserve: (bytes: number) => boolean; release: () => void } {
    let taken = 0;
    return {
      reserve: (bytes) => {
        if (bytes > this.#left) return false;
        this.#left -= bytes;
        taken += bytes;
        return true;
      },
      release: () => {
        this.#left += taken;
        taken = 0;
      },
    };
  }
}
