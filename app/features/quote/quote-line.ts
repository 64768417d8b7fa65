import type { Cart, CartItem } from "#domain/cart.ts";
import type { Availability } from "#domain/product.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import { quantityMessages, readQuantity } from "#domain/typed-quantity.ts";
import type { FormErrors } from "#forms/post-lead.ts";
import { quoteListHref } from "#products/list-links.ts";
import type { ProductCardData } from "#products/product-card-data.ts";
import { type CurrentProduct, currentProductOf } from "#products/use-products.ts";
import type { PictureData } from "#ui/picture.tsx";
import { fieldId } from "./quote-fields.ts";

/** A piece that came with the address or a posted form, as the server knows it. */
export interface LinkedProduct {
  product: ProductCardData;
  quantity: number;
  /** What stands for the quantity where it can't be read (rule 7.6). */
  typed?: string;
  notes: string;
}

/** One piece of the quote page, whether it comes from the cart or from a link. */
export interface QuoteLine {
  /** The catalog's word where it is known, else what the cart kept. */
  product: ProductSnapshot;
  quantity: number;
  /** What stands in the quantity's field, where it isn't just the quantity. */
  typed?: string | undefined;
  notes: string;
  /** `undefined` while the catalog hasn't answered. */
  picture: PictureData | null | undefined;
  standing: Availability | "gone";
}

/** Quantities as typed, by the piece's id. */
export type TypedQuantities = Readonly<Record<string, string | undefined>>;

/** The cart's lines, each held against the catalog as it is now (rule 7.11). */
export function cartLines(
  items: readonly CartItem[],
  currentProduct: (id: string) => CurrentProduct,
  typed: TypedQuantities = {},
): QuoteLine[] {
  return items.map((item) => {
    const now = currentProductOf(item, currentProduct(item.id));
    return {
      product: now ?? item,
      quantity: item.quantity,
      typed: stillTyped(typed[item.id], item.quantity),
      notes: item.notes,
      picture: now === null ? null : now?.picture,
      standing: now === null ? "gone" : (now ?? item).availability,
    };
  });
}

/** What was typed, unless the quantity was changed by other means since. */
function stillTyped(typed: string | undefined, quantity: number): string | undefined {
  if (typed === undefined) return undefined;
  const { value } = readQuantity(typed);
  return value === undefined || value === quantity ? typed : undefined;
}

/** Lines the server rendered, for a browser whose cart isn't here or never will be. */
export function offeredLines(offered: readonly LinkedProduct[]): QuoteLine[] {
  return offered.map(({ product, quantity, typed, notes }) => ({
    product,
    quantity,
    typed,
    notes,
    picture: product.picture,
    standing: product.availability,
  }));
}

/** The offered pieces that can be had and aren't in the cart in just that quantity. */
export function notInCart(cart: Cart, offered: readonly LinkedProduct[]): LinkedProduct[] {
  return offered.filter(
    ({ product, quantity }) =>
      product.availability !== "out_of_stock" &&
      !cart.items.some((item) => item.id === product.id && item.quantity === quantity),
  );
}

/** The offered pieces that are out of stock, but for those the cart's own list tells of. */
export function outOfStock(cart: Cart, offered: readonly LinkedProduct[]): LinkedProduct[] {
  return offered.filter(
    ({ product }) =>
      product.availability === "out_of_stock" && !cart.items.some(({ id }) => id === product.id),
  );
}

/** Whether the piece can be asked for; what can't is shown but never sent (rule 8.9). */
export function isAvailable({ standing }: QuoteLine): boolean {
  return standing === "in_stock" || standing === "preorder";
}

/** Id of the field with a line's quantity. */
export function quantityFieldId({ product }: QuoteLine): string {
  return fieldId(`quantity-${product.id}`);
}

/** What is wrong with quantities that would be sent, by their fields' names. */
export function quantityErrors(lines: readonly QuoteLine[]): FormErrors | undefined {
  const wrong = lines.filter(isAvailable).flatMap(({ product, typed }) => {
    const { problem } = readQuantity(typed ?? "1");
    return problem
      ? [[`quantity-${product.id}`, [`${product.title}: ${quantityMessages[problem]}`]] as const]
      : [];
  });
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
}

/** Number of pieces: the sum of quantities (rule 7.4). */
export function productCount(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Address that opens these lines as a list of its own. */
export function listHref(lines: readonly QuoteLine[]): string {
  return quoteListHref(lines.map(({ product, quantity }) => ({ id: product.id, quantity })));
}
