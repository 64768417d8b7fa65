/** Twenty files of the largest kind at once, or a thousand long forms. */
const ROOM_BYTES = 256 * 1024 * 1024;

/**
 * Room for what visitors are posting, in memory or on the disk. Whoever posts takes room for what has arrived, not for what
 * is announced: a thousand connections that trickle keep nobody out (decision 028).
 */
export class BodyRoom {
  #left: number;

  constructor(bytes = ROOM_BYTES) {
    this.#left = bytes;
  }

  /** Room for one post; to be left when it is answered. */
  enter(): { take: (bytes: number) => boolean; leave: () => void } {
    let taken = 0;
    return {
      take: (bytes) => {
        if (bytes > this.#left) return false;
        this.#left -= bytes;
        taken += bytes;
        return true;
      },
      leave: () => {
        this.#left += taken;
        taken = 0;
      },
    };
  }
}
