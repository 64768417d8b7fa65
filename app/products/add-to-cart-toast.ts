import { paths } from "#domain/paths.ts";
import { MAX_QUANTITY } from "#domain/quantity.ts";
import { facts } from "#shop/facts.ts";
import type { NewToast } from "#state/toast-store.ts";

/** The toast after adding to the cart, also when it took fewer than requested (rule 7.5). */
export function addToCartToast(title: string, requested: number, added: number): NewToast {
  return {
    ...text(title, requested, added),
    action: { label: "View Cart", to: paths.quoteRequest },
  };
}

function text(title: string, requested: number, added: number) {
  if (added === 0) {
    return {
      title: "No Room for More of These",
      description: `Your cart holds ${MAX_QUANTITY} of ${title} already, the most it takes of one piece. For more, call us at ${facts.phone}.`,
    };
  }
  if (added < requested) {
    return {
      title: "Added to Cart",
      description: `Your cart now holds ${MAX_QUANTITY} of ${title}, the most it takes of one piece. For more, call us at ${facts.phone}.`,
    };
  }
  return { title: "Added to Cart", description: `${title} has been added to your cart.` };
}
