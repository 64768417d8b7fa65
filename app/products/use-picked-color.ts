import { useRef } from "react";
import { fetchProduct } from "./fetch-products.ts";
import type { ProductCardData } from "./product-card-data.ts";

/**
 * The cards of a product's colors, each fetched when it is first picked.
 * @param onColor called with the card of the last color picked, unless it can't be fetched
 */
export function usePickedColor(product: ProductCardData, onColor: (card: ProductCardData) => void) {
  const cards = useRef(new Map<string, Promise<ProductCardData>>());
  const latest = useRef(product.id);

  /** The product in another color, by its id; rejects if it can't be fetched. */
  function cardOf(id = product.id): Promise<ProductCardData> {
    if (id === product.id) return Promise.resolve(product);
    const card = cards.current.get(id) ?? fetchProduct(id);
    cards.current.set(id, card);
    card.catch(() => cards.current.delete(id));
    return card;
  }

  function pick(id: string) {
    latest.current = id;
    cardOf(id).then(
      (card) => {
        if (latest.current === id) onColor(card);
      },
      () => undefined,
    );
  }

  return { cardOf, pick };
}
