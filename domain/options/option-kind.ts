import type { OptionValue, ProductOption, Swatch } from "#domain/product.ts";

/** The kinds of options that the shop and search engines distinguish. */
export type OptionKind = "color" | "material" | "size";

const kinds: readonly [OptionKind, RegExp][] = [
  ["color", /\bcolou?r\b/i],
  ["material", /\b(material|fabric|leather|upholstery)\b/i],
  ["size", /\bsize\b/i],
];

/** The option's kind by its values' colors, or else by its name. */
export function optionKind({ name, values }: ProductOption): OptionKind | undefined {
  if (values.some(({ colorHex }) => colorHex)) return "color";
  return kinds.find(([, pattern]) => pattern.test(name))?.[0];
}

/** A variant's value labels by kind of option, for the kinds the product has. */
export function valuesByKind(
  options: readonly ProductOption[],
  { values }: { values: readonly string[] },
): Partial<Record<OptionKind, string>> {
  const found: Partial<Record<OptionKind, string>> = {};
  for (const [position, option] of options.entries()) {
    const kind = optionKind(option);
    const value = values[position];
    if (kind && value !== undefined) found[kind] ??= value;
  }
  return found;
}

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
