import { readPlainPrices, type TypedPrices } from "#domain/listing/price-range.ts";
import type { ShownPrices } from "./listing-data.ts";

let readAny: ((typed: TypedPrices) => ShownPrices) | undefined;

/** Reads the price fields; undefined if that takes code which isn't fetched yet. */
export function readPrices(typed: TypedPrices): ShownPrices | undefined {
  const plain = readPlainPrices(typed);
  return plain ? { ...plain, problems: {} } : readAny?.(typed);
}

/** Fetches the code for prices that are not typed as plain dollars; never rejects. */
export async function fetchPriceReader(): Promise<void> {
  try {
    readAny ??= (await import("./price-reading.ts")).readShownPrices;
  } catch {
    // The server reads the prices instead.
  }
}

/**
 * Calls back with what the price fields stand for: at once if they can be read now, undefined if the
 * code for it can't be fetched.
 */
export function whenPricesRead(
  typed: TypedPrices,
  done: (reading: ShownPrices | undefined) => void,
): void {
  const reading = readPrices(typed);
  if (reading) done(reading);
  else void fetchPriceReader().then(() => done(readPrices(typed)));
}
