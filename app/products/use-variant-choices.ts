import { useEffect, useState } from "react";
import { piecesPath } from "#domain/paths.ts";
import type { ProductCardData } from "./product-card-data.ts";
import type { ProductChoices } from "./product-choices.ts";

/** A variant to choose, as a card. */
export interface VariantCard {
  values: readonly string[];
  card: ProductCardData;
}

/** Path of a product's variants (`routes/piece-variants.ts`). */
function variantsPath(id: string): string {
  return `${piecesPath}/${encodeURIComponent(id)}/variants`;
}

/** A product's options and variants; undefined until they are loaded, and if there are none. */
export function useVariantChoices({
  id,
  hasVariants,
  colors,
}: ProductCardData): ProductChoices<VariantCard> | undefined {
  const [choices, setChoices] = useState<ProductChoices<VariantCard>>();
  const hasChoices = hasVariants === true || colors !== undefined;
  useEffect(() => {
    if (!hasChoices) return;
    const controller = new AbortController();
    fetchChoices(id, controller.signal).then(setChoices, () => undefined);
    return () => controller.abort();
  }, [id, hasChoices]);
  return choices;
}

async function fetchChoices(
  id: string,
  signal: AbortSignal,
): Promise<ProductChoices<VariantCard> | undefined> {
  const response = await fetch(variantsPath(id), { signal });
  return response.ok ? ((await response.json()) as ProductChoices<VariantCard>) : undefined;
}
