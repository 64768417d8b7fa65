import type { Draft, DraftVariant } from "#server/catalog/import/draft/draft.ts";

/**
 * If a product has only one variant, copies its color, size and other fields to the product and
 * drops the variant.
 * @param hasOptions whether the known product can be chosen in something, and so keeps the variant.
 */
export function settleVariants(draft: Draft, hasOptions: boolean): void {
  const { values, variants } = draft;
  const [only, ...others] = variants;
  if (!only || others.length > 0 || (hasOptions && only.options.length > 0)) return;
  setIfGiven(draft, "sku", only.sku);
  setIfGiven(draft, "price", only.price);
  setIfGiven(draft, "availability", only.availability);
  values.set("compareAtPrice", only.compareAtPrice);
  for (const { name, value } of only.options) setChoice(draft, name, value);
  draft.variants = [];
}

/** Whether an option's name means color. */
export function isColor(name: string): boolean {
  return /^(colou?rs?|finish|(fabric|upholstery) colou?r)$/i.test(name.trim());
}

function setChoice(
  draft: Draft,
  name: string,
  value: DraftVariant["options"][number]["value"],
): void {
  if (isColor(name)) draft.values.set("specs.color", value);
  else if (/^material$/i.test(name)) draft.values.set("specs.material", value);
  else draft.moreFeatures.push(`${name}: ${value}`);
}

function setIfGiven({ values }: Draft, field: string, value: unknown): void {
  if (value !== undefined && value !== "") values.set(field, value);
}
