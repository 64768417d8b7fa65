import { useEffect, useState } from "react";
import { isSameProduct, type ProductNames } from "#domain/product-snapshot.ts";
import { fetchProducts } from "./fetch-products.ts";
import type { ProductCardData } from "./product-card-data.ts";

/** What the catalog says of a piece: `undefined` while unasked, `null` once it has left. */
export type CurrentProduct = ProductCardData | null | undefined;

/** What the catalog says of a kept piece: another piece with its id means that it has left. */
export function currentProductOf(kept: ProductNames, now: CurrentProduct): CurrentProduct {
  return now && !isSameProduct(kept, now) ? null : now;
}

/**
 * The catalog's present word on the pieces with these ids, asked once for each. Offline nothing
 * is known, and whoever shows the pieces falls back on what the browser kept of them.
 *
 * @param alreadyKnown pieces the page came with, which needn't be asked for
 */
export function useProducts(
  ids: readonly string[],
  alreadyKnown: readonly ProductCardData[] = [],
): {
  currentProduct: (id: string) => CurrentProduct;
  /** Forgets every answer, so that all are asked again. */
  refetch: () => void;
} {
  const [known, setKnown] = useState<ReadonlyMap<string, ProductCardData | null>>(
    () => new Map(alreadyKnown.map((product) => [product.id, product])),
  );
  const [round, setRound] = useState(0);
  const unknown = ids.filter((id) => !known.has(id)).join(",");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same ids again
  useEffect(() => {
    if (unknown === "") return;
    const asked = unknown.split(",");
    const gone = new AbortController();
    fetchProducts(asked, gone.signal).then(
      (found) =>
        setKnown(
          (known) =>
            new Map([...known, ...asked.map((id) => [id, found.get(id) ?? null] as const)]),
        ),
      () => undefined,
    );
    return () => gone.abort();
  }, [unknown, round]);

  function refetch() {
    setKnown(new Map());
    setRound((round) => round + 1);
  }

  return { currentProduct: (id) => known.get(id), refetch };
}
