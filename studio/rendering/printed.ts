import { readSorted, writeSorted } from "#pictures/sorted-json.ts";
import { printedPath } from "#studio/places.ts";

/**
 * The recipe of each published picture that was printed as the studio prints now, so that a fresh clone knows
 * what is stale; committed. A picture without one is to be printed again.
 */
export type Printed = Record<string, string>;

export const readPrinted = (): Promise<Printed> => readSorted(printedPath);

export const writePrinted = (printed: Printed): Promise<void> => writeSorted(printedPath, printed);
