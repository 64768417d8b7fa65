import { isRecord } from "./is-record.ts";

/** The result of reading a stored value. */
export interface ParsedValue<T> {
  value: T;
  /** False if something had to be repaired or dropped, which is worth a warning. */
  intact: boolean;
}

/**
 * The list in stored text: an array, or `{ items }` from an older version; undefined if there is
 * none.
 */
export function storedLines(stored: string): unknown[] | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    return undefined;
  }
  const lines = isRecord(parsed) ? parsed.items : parsed;
  return Array.isArray(lines) ? lines : undefined;
}

/** A stored date, or `undefined` if it can't be read. */
export function parseDate(stored: unknown): Date | undefined {
  if (typeof stored !== "string" && typeof stored !== "number") return undefined;
  const date = new Date(stored);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
