/** Twenty files of the largest kind at once, or a thousand long forms. */
const BUDGET_BYTES = 256 * 1024 * 1024;

/**
 * Room for what visitors are posting, in memory or on the disk. Whoever posts takes room for what has arrived, not for what
 * is announced: a thousand connections that trickle keep nobody out (decision 028).
 */
export class BodyBudget {
  #left: number;

  constructor(bytes = BUDGET_BYTES) {
    this.#left = bytes;
  }

  /** Room for one post; to be left when it is answered. */
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
