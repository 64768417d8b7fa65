const weightBits = 4;
const maxWeight = 2 ** weightBits - 1;
const firstSize = 4_096;

/**
 * The weights of many products' tokens in one array of numbers: 28 bits of a token's hash and 4 of
 * its weight. Objects for a hundred thousand products would take ten times the memory.
 */
export function createTokenWeights() {
  let packed = new Uint32Array(firstSize);
  /** Where each row's numbers start, and how many there are. */
  let places: { starts: number[]; lengths: number[] } = { starts: [], lengths: [] };
  let end = 0;
  let used = 0;

  /** Grows the array and drops the numbers of replaced products. */
  function makeRoom(size: number) {
    const larger = new Uint32Array(Math.max(firstSize, 2 * (used + size)));
    const starts: number[] = [];
    let to = 0;
    for (const [row, start] of places.starts.entries()) {
      const length = places.lengths[row] ?? 0;
      larger.set(packed.subarray(start, start + length), to);
      starts[row] = to;
      to += length;
    }
    packed = larger;
    places = { starts, lengths: places.lengths };
    end = to;
  }

  return {
    /** @param weights whole numbers from 1 to 15, by token. */
    set(row: number, weights: ReadonlyMap<string, number>) {
      if (end + weights.size > packed.length) makeRoom(weights.size);
      used += weights.size - (places.lengths[row] ?? 0);
      places.starts[row] = end;
      places.lengths[row] = weights.size;
      for (const [token, weight] of weights) {
        packed[end] = ((tokenHash(token) << weightBits) | Math.min(weight, maxWeight)) >>> 0;
        end += 1;
      }
    },

    /** The row's packed numbers. */
    of(row: number): Uint32Array {
      const start = places.starts[row] ?? 0;
      return packed.subarray(start, start + (places.lengths[row] ?? 0));
    },
  };
}

/** The hash in a packed number. */
export function hashIn(packed: number): number {
  return packed >>> weightBits;
}

/** The weight in a packed number. */
export function weightIn(packed: number): number {
  return packed & maxWeight;
}

/** A hash of 28 bits (FNV-1a). */
export function tokenHash(token: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < token.length; at += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 28)) & 0x0fffffff;
}
