import { isRecord } from "./is-record.ts";

/** Stored data turned back into what it stood for. */
export interface ParsedValue<T> {
  value: T;
  /** False when something had to be repaired or dropped, which is worth a warning. */
  intact: boolean;
}

/** The list inside stored text: a bare array, or one wrapped as `{ items }` by an older version. */
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

/** A stored date back as a `Date`, or `undefined` when it isn't one. */
export function parseDate(stored: unknown): Date | undefined {
  if (typeof stored !== "string" && typeof stored !== "number") return undefined;
  const date = new Date(stored);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
