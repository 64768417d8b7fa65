import { readSorted, writeSorted } from "#pictures/sorted-json.ts";
import { printedPath } from "#studio/places.ts";

/**
 * The recipes of published pictures rendered by the current studio, so that a fresh clone knows
 * which are stale; committed. A picture without a recipe has to be rendered again.
 */
export type Printed = Record<string, string>;

export const readPrinted = (): Promise<Printed> => readSorted(printedPath);

export const writePrinted = (printed: Printed): Promise<void> => writeSorted(printedPath, printed);
