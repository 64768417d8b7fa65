import type { ProductOption } from "#domain/product.ts";

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
