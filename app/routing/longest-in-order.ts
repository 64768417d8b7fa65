/**
 * The most items that are in order among a list, none moved: those left out are the fewest that have
 * to go (a longest increasing subsequence).
 *
 * @param isBefore whether one item comes before another in the order asked for
 */
export function longestInOrder<Item>(
  items: readonly Item[],
  isBefore: (one: Item, other: Item) => boolean,
): Item[] {
  /** The last link of the best chain of each length: the one that comes first. */
  const ends: Link<Item>[] = [];
  for (const item of items) {
    let length = ends.length;
    const last = ends.at(-1);
    if (last && !isBefore(last.item, item)) length = firstNotBefore(ends, item, isBefore);
    ends[length] = { item, before: ends[length - 1] };
  }
  const chain: Item[] = [];
  for (let link = ends.at(-1); link; link = link.before) chain.push(link.item);
  return chain.reverse();
}

interface Link<Item> {
  item: Item;
  before: Link<Item> | undefined;
}

function firstNotBefore<Item>(
  ends: readonly Link<Item>[],
  item: Item,
  isBefore: (one: Item, other: Item) => boolean,
): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const link = ends[middle];
    if (link && isBefore(link.item, item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
