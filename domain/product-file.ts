import { z } from "zod";
import { cleanText } from "./clean-text.ts";
import { type Collection, findCollection, findProductType } from "./collection.ts";
import { dollarsToCents } from "./money.ts";
import type { Problem } from "./problem.ts";
import type { Product } from "./product.ts";
import { checkAgainst } from "./schema-problems.ts";

/**
 * Characters that can't be typed: control characters except line breaks, and marks that reverse
 * text.
 */
const unwritable = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/u;
const written = z.string().refine((value) => !unwritable.test(value), {
  error: "has invisible signs in it; please type it anew",
});
const text = written
  .trim()
  .min(1)
  .refine((value) => value === "" || cleanText(value) !== "", {
    error: "has nothing in it that can be seen",
  });
const pictureName = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    "must be a picture name such as model-4400-recliner/primary",
  );
const dollars = z
  .number()
  .min(0)
  .max(100_000)
  .refine((value) => Math.abs(dollarsToCents(value) - value * 100) < 1e-6, {
    error: "must be dollars with at most two decimals such as 1299.50",
  });
const inches = z.number().min(0).max(400);
const sku = z
  .string()
  .max(40, "must be at most 40 characters")
  .regex(
    /^[A-Za-z0-9]([A-Za-z0-9._+/&#()*-]*[A-Za-z0-9)*+])?$/,
    "must be letters and digits, with dashes and . _ + / & # ( ) * between them, without blanks",
  );

const swatch = z.strictObject({
  label: text,
  colorHex: z.string().regex(/^#[0-9a-f]{6}$/i, "must be a color such as #8a4f2a"),
  image: pictureName.optional(),
});

const specs = z.strictObject({
  material: written.trim(),
  color: written.trim(),
  width: inches,
  length: inches,
  height: inches,
  unit: z.literal("in"),
  features: written.trim(),
  retailCode: text.optional(),
});

/** A product as in its file, with prices in dollars (rule 3.1). */
export const productFileSchema = z.strictObject({
  id: z.string().regex(/^[1-9]\d{0,8}$/, 'must be a whole number in quotes such as "1009"'),
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
  has360: z.boolean(),
  swatches: z.array(swatch),
  specs,
  availability: z.enum(["in_stock", "preorder", "out_of_stock"]),
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
  const problems = consistencyProblems(fileName, file, collections);
  if (problems.length > 0) return { ok: false, problems };

  const { compareAtPrice, ...fields } = file;
  return {
    ok: true,
    file,
    product: {
      ...fields,
      price: dollarsToCents(file.price),
      ...(compareAtPrice === undefined ? {} : { compareAtPrice: dollarsToCents(compareAtPrice) }),
      url: `/products/${file.slug}`,
    },
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
