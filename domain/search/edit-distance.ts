/**
 * The number of typos between two words: a letter missing, added, replaced, or two neighbors
 * swapped (Damerau–Levenshtein, no letter edited twice).
 */
export function editDistance(typed: string, meant: string): number {
  return lastRow(typed, meant).at(-1) ?? 0;
}

/**
 * The distance between a word and the closest beginning of another: "reclni" is close to "reclin",
 * the beginning of "recliner".
 */
export function prefixDistance(typed: string, meant: string): number {
  return Math.min(...lastRow(typed, meant));
}

/** Distances of the whole of `typed` to every beginning of `meant`, starting with the empty one. */
function lastRow(typed: string, meant: string): number[] {
  let before: number[] = [];
  let row = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const same = typed[i - 1] === meant[j - 1];
      const swapped = typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (same ? 0 : 1),
        i > 1 && j > 1 && swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
