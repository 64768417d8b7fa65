import { z } from "zod";
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
} from "#domain/product-fields.ts";

/** Most options a page can offer without confusing shoppers. */
export const MOST_OPTIONS = 4;
/** Most variants, because a page contains all of them. */
export const MOST_VARIANTS = 250;

const label = text.max(60, "must be at most 60 characters");

/** An option in a product file (rule 3.20). */
export const optionSchema = z.strictObject({
  name: text.max(40, "must be at most 40 characters"),
  values: z
    .array(z.strictObject({ label, colorHex: colorHex.optional(), image: pictureName.optional() }))
    .min(1),
});

/** A variant in a product file, with prices in dollars (rule 3.20). */
export const variantSchema = z.strictObject({
  id: productId,
  sku,
  values: z.array(text),
  price: dollars.optional(),
  compareAtPrice: dollars.optional(),
  availability: availability.optional(),
  image: pictureName.optional(),
  imageAlt: text.optional(),
  specs: specs.partial().optional(),
  deliveredIn: deliveredIn.optional(),
});
