/** A cell's value, or why it is refused: the cause alone, and the text as it stands there. */
export type CellReading = { value: unknown; note?: string } | { refuse: string };

export type CellReader = (text: string) => CellReading;

/** Whether a cell says that there is nothing: `-`, `none`, `n/a` or `TBD`. */
export function saysNothing(text: string): boolean {
  return text === "-" || ["none", "na", "tbd"].includes(normalizeWord(text));
}

/**
 * Lower-case letters and digits only, so that `Compare-at Price` and `compareAtPrice` are the same
 * word.
 */
export function normalizeWord(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
