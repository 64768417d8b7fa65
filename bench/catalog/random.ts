/** A repeatable source of random choices. */
export interface Random {
  /** A number from 0 to 1, below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** One of the items; the first ones far more often than the last. */
  skewed<T>(items: readonly [T, ...T[]]): T;
  /** One of the items. */
  pick<T>(items: readonly [T, ...T[]]): T;
  chance(share: number): boolean;
}

/** The same seed gives the same choices on every machine (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const at = <T>(items: readonly [T, ...T[]], position: number) =>
    items[Math.floor(position * items.length)] ?? items[0];
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    skewed: (items) => at(items, next() ** 2.5),
    pick: (items) => at(items, next()),
    chance: (share) => next() < share,
  };
}
