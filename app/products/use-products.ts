import { useEffect, useState } from "react";
import { isSameProduct, type ProductNames } from "#domain/product-snapshot.ts";
import { fetchProducts } from "./fetch-products.ts";
import type { ProductCardData } from "./product-card-data.ts";

/** A product's current catalog data: `undefined` before it is fetched, `null` if it was removed. */
export type CurrentProduct = ProductCardData | null | undefined;

/** Current data of a saved product; `null` if its id now belongs to another product. */
export function currentProductOf(kept: ProductNames, now: CurrentProduct): CurrentProduct {
  return now && !isSameProduct(kept, now) ? null : now;
}

/**
 * Current catalog data of the products with these ids, each fetched once. Offline nothing is known,
 * and callers use the data saved in the browser.
 *
 * @param alreadyKnown products sent with the page, which needn't be fetched
 */
export function useProducts(
  ids: readonly string[],
  alreadyKnown: readonly ProductCardData[] = [],
): {
  currentProduct: (id: string) => CurrentProduct;
  /** Forgets all results and fetches them again. */
  refetch: () => void;
  /** Keeps a product that was fetched otherwise. */
  remember: (product: ProductCardData) => void;
} {
  const [known, setKnown] = useState<ReadonlyMap<string, ProductCardData | null>>(
    () => new Map(alreadyKnown.map((product) => [product.id, product])),
  );
  const [attempt, setAttempt] = useState(0);
  const unknown = ids.filter((id) => !known.has(id)).join(",");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches the same ids again
  useEffect(() => {
    if (unknown === "") return;
    const requested = unknown.split(",");
    const controller = new AbortController();
    fetchProducts(requested, controller.signal).then(
      (found) =>
        setKnown(
          (known) => new Map([...known, ...requested.map((id) => [id, null] as const), ...found]),
        ),
      () => undefined,
    );
    return () => controller.abort();
  }, [unknown, attempt]);

  function refetch() {
    setKnown(new Map());
    setAttempt((attempt) => attempt + 1);
  }

  return {
    currentProduct: (id) => known.get(id),
    refetch,
    remember: (product) => setKnown((known) => new Map([...known, [product.id, product]])),
  };
}
