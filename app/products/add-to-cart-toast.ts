import { paths } from "#domain/paths.ts";
import { MAX_QUANTITY } from "#domain/quantity.ts";
import { facts } from "#shop/facts.ts";
import type { NewToast } from "#state/toast-store.ts";

/**
 * What is said of pieces put into the cart, also where it took fewer than were asked for (rule
 * 7.5).
 */
export function addToCartToast(title: string, asked: number, added: number): NewToast {
  return { ...text(title, asked, added), action: { label: "View Cart", to: paths.quoteRequest } };
}

function text(title: string, asked: number, added: number) {
  if (added === 0) {
    return {
      title: "No Room for More of These",
      description: `Your cart holds ${MAX_QUANTITY} of ${title} already, the most it takes of one piece. For more, call us at ${facts.phone}.`,
    };
  }
  if (added < asked) {
    return {
      title: "Added to Cart",
      description: `Your cart now holds ${MAX_QUANTITY} of ${title}, the most it takes of one piece. For more, call us at ${facts.phone}.`,
    };
  }
  return { title: "Added to Cart", description: `${title} has been added to your cart.` };
}
