import { type Facet, facetTexts, hasOption } from "#domain/listing/facets.ts";
import type { Product } from "#domain/product.ts";

/** Options of a facet that fit into one 32-bit number. */
const mostOptions = 32;

/** Texts cached per facet; there are far fewer different texts than products. */
const mostTexts = 10_000;

/**
 * Reads which of a facet's options a product has, as a number whose bit `n` is set for option `n`.
 * @throws if the facet has more options than bits.
 */
export function facetMask({ name, options }: Facet): (product: Product) => number {
  if (options.length > mostOptions) {
    throw new Error(`The filter ${name} has ${options.length} options, more than ${mostOptions}.`);
  }
  const known = new Map<string, number>();

  function maskOfText(text: string): number {
    const before = known.get(text);
    if (before !== undefined) return before;
    let mask = 0;
    for (const [bit, option] of options.entries()) {
      if (hasOption(text, option)) mask |= 1 << bit;
    }
    if (known.size >= mostTexts) known.clear();
    known.set(text, mask);
    return mask;
  }

  return (product) => facetTexts(name, product).reduce((mask, text) => mask | maskOfText(text), 0);
}

/** The bits of the options with these values. */
export function maskOfValues({ options }: Facet, values: readonly string[]): number {
  return options.reduce(
    (mask, { value }, bit) => (values.includes(value) ? mask | (1 << bit) : mask),
    0,
  );
}
