import {
  type PriceReading,
  readPlainPrices,
  type TypedPrices,
} from "#domain/listing/price-range.ts";

let readAny: ((typed: TypedPrices) => PriceReading) | undefined;

/** Reads the price fields; undefined if that takes code which isn't fetched yet. */
export function readPrices(typed: TypedPrices): PriceReading | undefined {
  return readPlainPrices(typed) ?? readAny?.(typed);
}

/** Fetches the code for prices that are not typed as plain dollars; never rejects. */
export async function fetchPriceReader(): Promise<void> {
  try {
    readAny ??= (await import("#domain/listing/typed-prices.ts")).readPriceRange;
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
  done: (reading: PriceReading | undefined) => void,
): void {
  const reading = readPrices(typed);
  if (reading) done(reading);
  else void fetchPriceReader().then(() => done(readPrices(typed)));
}
