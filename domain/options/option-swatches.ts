import type { OptionValue, ProductOption, Swatch } from "#domain/product.ts";

/** The colors of a product's color option; undefined if it has none (rule 3.20). */
export function optionSwatches(options: readonly ProductOption[]): Swatch[] | undefined {
  const colors = options.map(({ values }) => values.filter(hasColor));
  return colors
    .find((found) => found.length > 0)
    ?.map(({ label, colorHex, image }) => ({
      label,
      colorHex,
      ...(image ? { image } : {}),
    }));
}

function hasColor(value: OptionValue): value is OptionValue & { colorHex: string } {
  return value.colorHex !== undefined;
}
