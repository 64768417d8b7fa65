const FIRST = 999_000_000;

/** Stands for the id of a new product until it is given one when it is written. */
export const NO_ID = String(FIRST);

/** Stands for the id of a product's new variant. */
export function placeholderId(position: number): string {
  return String(FIRST + 1 + position);
}

/** Whether an id is to be given when the product is written. */
export function isPlaceholder(id: string): boolean {
  return Number(id) >= FIRST;
}
