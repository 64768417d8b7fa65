import type { Problem } from "./problem.ts";
import type { Product } from "./product.ts";

const unique = ["id", "slug", "sku"] as const;

/**
 * Problems for ids, slugs and SKUs used by more than one product (rule 3.2), reported for the later
 * file. The ids and SKUs of variants count too.
 */
export function duplicateProblems(
  products: readonly { source: string; product: Product }[],
): Problem[] {
  return unique.flatMap((name) => {
    const firstSource = new Map<string, string>();
    return products.flatMap(({ source, product }) =>
      valuesOf(name, product).flatMap(({ field, value }) => {
        const first = firstSource.get(value);
        if (first === undefined) firstSource.set(value, source);
        // Duplicates within one file are reported by the check of its variants.
        if (first === undefined || first === source) return [];
        return [{ source, field, message: `"${value}" is already used by ${first}` }];
      }),
    );
  });
}

function valuesOf(field: (typeof unique)[number], { variants = [], ...product }: Product) {
  const own = { field: field as string, value: product[field] };
  if (field === "slug") return [own];
  const others = variants.map((variant, index) => ({
    field: `variants #${index + 1}.${field}`,
    value: variant[field],
  }));
  return [own, ...others];
}
