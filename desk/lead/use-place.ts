import { useState } from "react";

type Rows = readonly { reference: string }[];

/** Where a lead stands in a list. */
export interface Place {
  /** From 1; 0 if it has left the list since it was opened. */
  at: number;
  of: number;
  /** References of the leads around it. */
  previous: string | undefined;
  next: string | undefined;
}

/** Follows a lead's place while the list changes; undefined if it never stood there. */
export function usePlace(rows: Rows, reference: string): Place | undefined {
  const found = rows.findIndex((row) => row.reference === reference);
  const [last, setLast] = useState(found);
  if (found >= 0 && found !== last) setLast(found);
  return placeOf(rows, found, last);
}

/**
 * The place of a lead that stands at an index, or stood there last: then the one that moved up into
 * its place is the next.
 */
export function placeOf(rows: Rows, found: number, last: number): Place | undefined {
  const index = found >= 0 ? found : last;
  if (index < 0) return undefined;
  return {
    at: found + 1,
    of: rows.length,
    previous: rows[index - 1]?.reference,
    next: rows[found >= 0 ? index + 1 : index]?.reference,
  };
}
