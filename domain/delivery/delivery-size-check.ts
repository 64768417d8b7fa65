import { z } from "zod";
import type { CollectionFacts } from "#domain/collection.ts";
import type { Problem } from "#domain/problem.ts";
import { checkAgainst } from "#domain/schema-problems.ts";
import { deliverySizes } from "./delivery-price.ts";

const sizesSchema = z.record(z.string(), z.enum(deliverySizes));

/**
 * All problems of the delivery sizes of product types, by field (rules 1.2 and 19.9). For build and
 * server only.
 */
export function checkDeliverySizes(
  sizes: unknown,
  collections: readonly CollectionFacts[],
  source = "shop/delivery.ts: deliverySizeOfType",
): Problem[] {
  const result = checkAgainst(sizesSchema, source, sizes);
  if (!result.ok) return result.problems;
  const known = new Set(collections.flatMap(({ types }) => types.map(({ slug }) => slug)));
  return Object.keys(result.value)
    .filter((type) => !known.has(type))
    .map((type) => ({
      source,
      field: type,
      message: "is not a product type of shop/collections/; check the spelling or remove it",
    }));
}
