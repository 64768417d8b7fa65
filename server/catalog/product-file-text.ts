import type { ProductFile } from "#domain/product-file.ts";

/**
 * A product file's text: fields in a fixed order, indented by two spaces, with one swatch, view
 * or variant per line, so that edits and imports produce small diffs.
 */
export function productFileText(file: ProductFile): string {
  const { id, title, slug, sku, collection, type, price, compareAtPrice } = file;
  const { image, imageAlt, hoverImage, hoverImageAlt, views, badges, has360, swatches } = file;
  const { options, variants, specs, availability, description } = file;
  const ordered = {
    ...{ id, title, slug, sku, collection, type, price, compareAtPrice },
    ...{ image, imageAlt, hoverImage, hoverImageAlt, views, badges, has360, swatches },
    ...{ options, variants },
    ...{ specs: orderedSpecs(specs), availability, description },
  };
  const lines = Object.entries(ordered)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `  ${JSON.stringify(field)}: ${valueText(field, value)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

function orderedSpecs(specs: ProductFile["specs"]): ProductFile["specs"] {
  const { material, color, width, length, height, unit, features, retailCode } = specs;
  return { material, color, width, length, height, unit, features, retailCode };
}

function valueText(field: string, value: unknown): string {
  if (field === "badges" && Array.isArray(value)) return oneLine(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    return `[\n${value.map((item) => `    ${oneLine(item)}`).join(",\n")}\n  ]`;
  }
  return JSON.stringify(value, null, 2).replaceAll("\n", "\n  ");
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => JSON.stringify(item)).join(", ")}]`;
  const fields = Object.entries(value as object)
    .filter(([, item]) => item !== undefined)
    .map(([field, item]) => `${JSON.stringify(field)}: ${JSON.stringify(item)}`);
  return `{ ${fields.join(", ")} }`;
}
