import { z } from "zod";
import { cleanText } from "./clean-text.ts";
import { diagonalBounds } from "./fit/part.ts";
import { dollarsToCents } from "./money.ts";

/**
 * Characters that can't be typed: control characters except line breaks, and marks that reverse
 * text.
 */
const unwritable = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/u;
/** Text that may be empty, without invisible characters. */
export const written = z.string().refine((value) => !unwritable.test(value), {
  error: "has invisible signs in it; please type it anew",
});
/** Text with at least one visible character. */
export const text = written
  .trim()
  .min(1)
  .refine((value) => value === "" || cleanText(value) !== "", {
    error: "has nothing in it that can be seen",
  });
/** A name in `shop/pictures.json`. */
export const pictureName = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    "must be a picture name such as model-4400-recliner/primary",
  );
/** A price in dollars; 0 means call for price. */
export const dollars = z
  .number()
  .min(0)
  .max(100_000)
  .refine((value) => Math.abs(dollarsToCents(value) - value * 100) < 1e-6, {
    error: "must be dollars with at most two decimals such as 1299.50",
  });
/** A size in inches; 0 if unknown. */
export const inches = z.number().min(0).max(400);
/** A SKU as vendors write theirs. */
export const sku = z
  .string()
  .max(40, "must be at most 40 characters")
  .regex(
    /^[A-Za-z0-9]([A-Za-z0-9._+/&#()*-]*[A-Za-z0-9)*+])?$/,
    "must be letters and digits, with dashes and . _ + / & # ( ) * between them, without blanks",
  );

/** The id of a product or of a variant (rule 3.3). */
export const productId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a whole number in quotes such as "1009"');
/** A color as `#rrggbb`. */
export const colorHex = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a color such as #8a4f2a");
export const availability = z.enum(["in_stock", "preorder", "out_of_stock"]);

/** Material, color, sizes and features. */
export const specs = z.strictObject({
  material: written.trim(),
  color: written.trim(),
  width: inches,
  length: inches,
  height: inches,
  unit: z.literal("in"),
  features: written.trim(),
  retailCode: text.optional(),
});

const partSize = z.number().gt(0).max(400);

const deliveredPart = z
  .strictObject({
    name: text.max(40, "must be at most 40 characters"),
    count: z.number().min(1).max(50).refine(Number.isInteger, { error: "must be a whole number" }),
    width: partSize,
    length: partSize,
    height: partSize,
    diagonal: z.number().optional(),
  })
  .superRefine(({ name, length, height, diagonal }, { addIssue }) => {
    if (diagonal === undefined) return;
    const { least, most } = diagonalBounds(length, height);
    if (diagonal >= least - 0.000001 && diagonal <= most + 0.000001) return;
    const [from, to] = [Math.ceil(least * 100) / 100, Math.floor(most * 100) / 100];
    addIssue({
      code: "custom",
      path: ["diagonal"],
      message: `must be from ${from} to ${to}, the least and the most for the length and height of ${name}`,
    });
  });

/** The parts a product is delivered in (rule 20.1). */
export const deliveredIn = z.array(deliveredPart).min(1).max(30);
