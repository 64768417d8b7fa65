import type { Availability, Swatch } from "#domain/product.ts";
import type { Draft, DraftVariant } from "#server/catalog/import/draft/draft.ts";
import type { Findings } from "#server/catalog/import/draft/findings.ts";
import { toneOf } from "./color-tones.ts";

/**
 * Puts a product's variants into the fields of a product without options: SKU, price and
 * availability of the first that is in stock, colors as swatches, other choices as features.
 */
export function settleVariants(draft: Draft, findings: Findings): void {
  const { values, variants } = draft;
  const [first] = variants;
  if (!first) return;
  const shown = variants.find(({ availability }) => availability === "in_stock") ?? first;
  if (!values.has("sku") && first.sku) values.set("sku", first.sku);
  if (shown.price !== undefined) values.set("price", shown.price);
  values.set("compareAtPrice", shown.compareAtPrice);
  values.set("availability", best(variants));
  const colors = choices(variants, isColor);
  if (colors.length > 0) {
    values.set("swatches", swatches(colors, draft, findings));
    if (!values.has("specs.color") && colors.length === 1) values.set("specs.color", colors[0]);
    if (!values.has("specs.color")) values.set("specs.color", colors.join(", "));
  }
  const names = new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)));
  for (const name of names) {
    if (isColor(name)) continue;
    const all = choices(variants, (each) => each === name);
    if (name.toLowerCase() === "material") values.set("specs.material", all.join(" or "));
    else draft.moreFeatures.push(`${name}: ${all.join(" / ")}`);
  }
}

/** Whether an option is a color, in whatever word. */
export function isColor(name: string): boolean {
  return /^(colou?rs?|finish|fabric colou?r|upholstery colou?r)$/i.test(name.trim());
}

function choices(variants: readonly DraftVariant[], isNamed: (name: string) => boolean): string[] {
  const values = variants.flatMap(({ options }) =>
    options.filter(({ name }) => isNamed(name)).map(({ value }) => value),
  );
  return [...new Set(values)];
}

function best(variants: readonly DraftVariant[]): Availability {
  const all = new Set(variants.map(({ availability }) => availability ?? "in_stock"));
  return (["in_stock", "preorder"] as const).find((one) => all.has(one)) ?? "out_of_stock";
}

function swatches(colors: readonly string[], { rows }: Draft, findings: Findings): Swatch[] {
  return colors.flatMap((label) => {
    const colorHex = toneOf(label);
    if (colorHex) return [{ label, colorHex }];
    const message =
      "is a color whose tone isn't known: add it in the column swatches, such as Sage #8f9b83";
    findings.add("note", { row: rows[0] ?? 0, message, value: label });
    return [];
  });
}
