import type { Problem } from "./problem.ts";
import type { Product } from "./product.ts";

const unique = ["id", "slug", "sku"] as const;

/**
 * Problems for ids, slugs and SKUs used by more than one product (rule 3.2), reported for the later
 * file.
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
