import type { ProductFile } from "#domain/product-file.ts";
import type { DraftVariant } from "#server/catalog/import/draft/draft.ts";

type Variant = NonNullable<ProductFile["variants"]>[number];
type Known = Pick<ProductFile, "options" | "variants">;

/** A variant's value for an option that the file leaves out. */
const STANDARD = "Standard";

/** The names of the options that a draft's variants can be chosen in. */
export function optionNames(variants: readonly DraftVariant[]): string[] {
  return [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))];
}

/** A variant's value for each option. */
export function valuesOf({ options }: DraftVariant, names: readonly string[]): string[] {
  return names.map((name) => options.find((option) => option.name === name)?.value ?? STANDARD);
}

/** The known variant of each of a draft's: the one with its SKU, else with its values. */
export function knownVariants(
  drafts: readonly DraftVariant[],
  { options = [], variants = [] }: Known,
): Map<DraftVariant, Variant> {
  const found = new Map<DraftVariant, Variant>();
  const left = new Set(variants);
  const find = (isIt: (draft: DraftVariant, variant: Variant) => boolean) => {
    for (const draft of drafts) {
      const variant = found.has(draft) ? undefined : [...left].find((each) => isIt(draft, each));
      if (!variant) continue;
      found.set(draft, variant);
      left.delete(variant);
    }
  };
  const names = optionNames(drafts);
  const isSameChoice = options.length === names.length;
  find(({ sku }, variant) => sku === variant.sku);
  find(
    (draft, { values }) =>
      isSameChoice &&
      valuesOf(
        draft,
        options.map(({ name }) => name),
      ).every((value, index) => value === values[index]),
  );
  return found;
}

/** The variants a known product would no longer have, such as `Small (CV-S)`. */
export function lostVariants({ variants = [] }: Known, after: Record<string, unknown>): string[] {
  const kept = new Set((Array.isArray(after.variants) ? after.variants : []).map(({ id }) => id));
  return variants.filter(({ id }) => !kept.has(id)).map(variantText);
}

/** `Gray, 84 in (BAYOU-GRY-84)`. */
export function variantText({ values, sku }: Pick<Variant, "values" | "sku">): string {
  return `${values.join(", ")} (${sku})`;
}
