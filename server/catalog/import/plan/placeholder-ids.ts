const FIRST = 999_000_000;

/** Placeholder for the id of a new product, which gets its id when it is written. */
export const NO_ID = String(FIRST);

/** Placeholder for the id of a new variant. */
export function placeholderId(position: number): string {
  return String(FIRST + 1 + position);
}

/** Whether an id is a placeholder. */
export function isPlaceholder(id: string): boolean {
  return Number(id) >= FIRST;
}
