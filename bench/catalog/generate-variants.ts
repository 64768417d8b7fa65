import type { Product, ProductOption, Variant } from "#domain/product.ts";
import { type Random, seededRandom } from "./random.ts";

/** Above the ids of all generated products. */
const FIRST_ID = 10_000_000;
const IDS_PER_PRODUCT = 20;

const share = 0.2;
const finishes = ["Natural", "Walnut", "Espresso", "Weathered Gray", "Black", "White"] as const;

/**
 * A fifth of the products with options: colors or finishes, some also in two widths. The same
 * product always gets the same variants.
 */
export function withVariants(product: Product): Product {
  const random = seededRandom(Number(product.id));
  if (!random.chance(share)) return product;
  const options = [lookOption(product, random), ...widthOption(product, random)];
  const first = FIRST_ID + Number(product.id) * IDS_PER_PRODUCT;
  const variants = combinations(options)
    // The first is always made and has the product's own price and availability.
    .filter((_, index) => index === 0 || random.chance(0.9))
    .map((values, index) => variant(product, { values, index, id: first + index }, random));
  const productOptions = options.map((option, position) => ({
    ...option,
    values: option.values.filter(({ label }) =>
      variants.some(({ values }) => values[position] === label),
    ),
  }));
  const swatches = productOptions[0]?.values.flatMap(({ label, colorHex }) =>
    colorHex ? [{ label, colorHex }] : [],
  );
  return { ...product, options: productOptions, variants, swatches: swatches ?? [] };
}

function lookOption({ swatches }: Product, random: Random): ProductOption {
  if (swatches.length > 1) {
    const values = swatches.slice(0, 5).map(({ label, colorHex }) => ({ label, colorHex }));
    return { name: "Color", values };
  }
  const values = finishes.slice(0, random.between(2, 4)).map((label) => ({ label }));
  return { name: "Finish", values };
}

function widthOption({ specs: { width } }: Product, random: Random): ProductOption[] {
  if (random.chance(0.5)) return [];
  const widths = [width, width + 12].map((inches) => ({ label: `${inches} inches wide` }));
  return [{ name: "Size", values: widths }];
}

function combinations(options: readonly ProductOption[]): string[][] {
  return options.reduce<string[][]>(
    (made, { values }) => made.flatMap((before) => values.map(({ label }) => [...before, label])),
    [[]],
  );
}

interface Combination {
  id: number;
  values: string[];
  index: number;
}

function variant(
  { sku, price, specs }: Product,
  { id, values, index }: Combination,
  random: Random,
): Variant {
  const wider = values[1]?.startsWith(String(specs.width + 12)) ?? false;
  return {
    id: String(id),
    sku: `${sku}-${index + 1}`,
    values,
    ...(wider ? { specs: { width: specs.width + 12 } } : {}),
    ...(wider && price > 0 ? { price: Math.round(price * 0.0115) * 100 } : {}),
    ...(index > 0 && random.chance(0.1) ? { availability: "out_of_stock" } : {}),
  };
}
