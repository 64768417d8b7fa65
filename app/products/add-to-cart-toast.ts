import * as copy from "#copy/products.ts";
import { paths } from "#domain/paths.ts";
import { MAX_QUANTITY } from "#domain/quantity.ts";
import { facts } from "#shop/facts.ts";
import type { NewToast } from "#state/toast-store.ts";

/** The toast after adding to the cart, also when it took fewer than requested (rule 7.5). */
export function addToCartToast(title: string, requested: number, added: number): NewToast {
  return {
    ...text(title, requested, added),
    action: { label: copy.added.view, to: paths.quoteRequest },
  };
}

function text(title: string, requested: number, added: number) {
  const values = { title, max: MAX_QUANTITY, phone: facts.phone };
  if (added === 0) {
    return { title: copy.added.noRoomTitle, description: copy.added.noRoom(values) };
  }
  const description = added < requested ? copy.added.most(values) : copy.added.text(values);
  return { title: copy.added.title, description };
}
