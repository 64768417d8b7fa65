import type { Problem } from "./problem.ts";
import type { Product } from "./product.ts";

const unique = ["id", "slug", "sku"] as const;

/**
 * Ids, slugs and SKUs that more than one product claims (rule 3.2); the later file is the one
 * named.
 */
export function duplicateProblems(
  products: readonly { source: string; product: Product }[],
): Problem[] {
  return unique.flatMap((field) => {
    const firstSource = new Map<string, string>();
    return products.flatMap(({ source, product }) => {
      const value = product[field];
      const first = firstSource.get(value);
      if (first === undefined) {
        firstSource.set(value, source);
        return [];
      }
      return [{ source, field, message: `"${value}" is already used by ${first}` }];
    });
  });
}
