import { useEffect, useState } from "react";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import type { ProductCardData } from "./product-card-data.ts";
import { type CurrentProduct, currentProductOf } from "./use-products.ts";

/**
 * Puts the own color in the place of each product that was saved before it had colors to choose
 * (rule 7.17).
 * @param replace called with the saved id and the product in its own color
 * @returns the titles of what was replaced since the page was opened
 */
export function useOwnColors(
  items: readonly ProductSnapshot[],
  currentProduct: (id: string) => CurrentProduct,
  replace: (id: string, product: ProductCardData) => void,
): readonly string[] {
  const [titles, setTitles] = useState<readonly string[]>([]);
  const replaced = items.flatMap((item) => {
    const now = currentProductOf(item, currentProduct(item.id));
    return now && now.id !== item.id ? [{ id: item.id, now }] : [];
  });
  useEffect(() => {
    if (replaced.length === 0) return;
    for (const { id, now } of replaced) replace(id, now);
    setTitles((before) => [...new Set([...before, ...replaced.map(({ now }) => now.title)])]);
  });
  return titles;
}
