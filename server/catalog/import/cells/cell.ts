/** A cell's value, or the reason it is refused and the text of the cell. */
export type CellReading = { value: unknown; note?: string } | { refuse: string };

export type CellReader = (text: string) => CellReading;

/** Whether a cell marks a missing value: `-`, `none`, `n/a` or `TBD`. */
export function isMissingValue(text: string): boolean {
  return text === "-" || ["none", "na", "tbd"].includes(normalizeWord(text));
}

/**
 * Lower-case letters and digits only, so that `Compare-at Price` and `compareAtPrice` are equal.
 */
export function normalizeWord(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
