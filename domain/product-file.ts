import { z } from "zod";
import { type Collection, findCollection, findProductType } from "./collection.ts";
import { dollarsToCents } from "./money.ts";
import { optionSwatches } from "./options/option-kind.ts";
import { optionProblems } from "./options/option-problems.ts";
import {
  MOST_OPTIONS,
  MOST_VARIANTS,
  optionSchema,
  variantSchema,
} from "./options/options-schema.ts";
import { productPath } from "./paths.ts";
import type { Problem } from "./problem.ts";
import type { Product } from "./product.ts";
import {
  availability,
  colorHex,
  deliveredIn,
  dollars,
  pictureName,
  productId,
  sku,
  specs,
  text,
} from "./product-fields.ts";
import { checkAgainst } from "./schema-problems.ts";

const swatch = z.strictObject({ label: text, colorHex, image: pictureName.optional() });

/** A product as in its file, with prices in dollars (rule 3.1). */
export const productFileSchema = z.strictObject({
  id: productId,
  title: text.max(80, "must be at most 80 characters"),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters, digits and dashes"),
  sku,
  collection: text,
  type: text,
  price: dollars,
  compareAtPrice: dollars.optional(),
  image: pictureName,
  imageAlt: text,
  hoverImage: pictureName.optional(),
  hoverImageAlt: text.optional(),
  views: z.array(z.strictObject({ image: pictureName, alt: text })).default([]),
  badges: z.array(text.max(24, "must be at most 24 characters")),
  /** Ignored: a product has a 3D model when there is one. */
  has360: z.boolean().optional(),
  /** Left out for a product with a color option, whose values are its swatches. */
  swatches: z.array(swatch).default([]),
  options: z.array(optionSchema).max(MOST_OPTIONS).optional(),
  variants: z.array(variantSchema).max(MOST_VARIANTS).optional(),
  specs,
  deliveredIn: deliveredIn.optional(),
  availability,
  description: text,
});

export type ProductFile = z.output<typeof productFileSchema>;

/**
 * Checks a product file and converts it to a `Product`, with prices in cents and its `url`. For the
 * build and server only.
 * @param fileName `<slug>.json`, with the same slug as in the file.
 * @returns the product and the parsed file, or all problems by field.
 */
export function readProduct(
  fileName: string,
  data: unknown,
  collections: readonly Collection[],
): { ok: true; product: Product; file: ProductFile } | { ok: false; problems: Problem[] } {
  const result = checkAgainst(productFileSchema, fileName, data);
  if (!result.ok) return result;
  const file = result.value;
  const problems = [
    ...consistencyProblems(fileName, file, collections),
    ...optionProblems(fileName, file),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, file, product: productOf(file) };
}

/** The product with its prices in cents and its computed fields. */
function productOf(file: ProductFile): Product {
  const { price, compareAtPrice, options, variants, has360: _, ...fields } = file;
  return {
    ...fields,
    ...inCents({ price, compareAtPrice }),
    price: dollarsToCents(price),
    swatches: optionSwatches(options ?? []) ?? file.swatches,
    ...(options ? { options } : {}),
    ...(variants
      ? { variants: variants.map((variant) => ({ ...variant, ...inCents(variant) })) }
      : {}),
    url: productPath(file.slug),
  };
}

/** The given prices, in cents. */
function inCents<T extends { price?: number | undefined; compareAtPrice?: number | undefined }>({
  price,
  compareAtPrice,
}: T) {
  return {
    ...(price === undefined ? {} : { price: dollarsToCents(price) }),
    ...(compareAtPrice === undefined ? {} : { compareAtPrice: dollarsToCents(compareAtPrice) }),
  };
}

function consistencyProblems(
  source: string,
  file: { slug: string; collection: string; type: string },
  collections: readonly Collection[],
): Problem[] {
  const problems: Problem[] = [];
  if (`${file.slug}.json` !== source.split("/").at(-1)) {
    problems.push({
      source,
      field: "slug",
      message: `is "${file.slug}", so the file must be named ${file.slug}.json`,
    });
  }
  const collection = findCollection(collections, file.collection);
  if (!collection) {
    problems.push({
      source,
      field: "collection",
      message: `"${file.collection}" is not one of ${slugs(collections)}`,
    });
  } else if (!findProductType(collection, file.type)) {
    problems.push({
      source,
      field: "type",
      message: `"${file.type}" is not a type of ${collection.slug}: ${slugs(collection.types)}`,
    });
  }
  return problems;
}

function slugs(items: readonly { slug: string }[]): string {
  return items.map(({ slug }) => slug).join(", ");
}
