import type { Cart, CartItem } from "#domain/cart.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import { type FormProblems, formProblems } from "#domain/form-problems.ts";
import { fitListHref, type LinkedLine, quoteListHref } from "#domain/list-link.ts";
import type { Availability } from "#domain/product.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import { readQuantity } from "#domain/typed-quantity.ts";
import type { ProductCardData } from "#products/product-card-data.ts";
import { type CurrentProduct, currentProductOf } from "#products/use-products.ts";
import type { PictureData } from "#ui/picture.tsx";
import { fieldId } from "./quote-draft.ts";

/** A product from a list link or a posted form, with the catalog's data. */
export interface LinkedProduct {
  product: ProductCardData;
  quantity: number;
  /** The quantity as typed, if it can't be parsed (rule 7.6). */
  typed?: string;
  notes: string;
  /** Id of the color that was chosen in the form before hydration, if it is another. */
  picked?: string;
}

/** One product on the quote page, from the cart or from a link. */
export interface QuoteLine {
  /** The catalog's data if it is loaded, otherwise what the cart saved. */
  product: ProductSnapshot & Partial<Pick<ProductCardData, "name" | "colors" | "shownIn">>;
  quantity: number;
  /** Text of the quantity's field, if it differs from the quantity. */
  typed?: string | undefined;
  notes: string;
  /** `undefined` until the catalog's data is loaded. */
  picture: PictureData | null | undefined;
  availability: Availability | "gone";
}

/** Quantities as typed, by product id. */
export type TypedQuantities = Readonly<Record<string, string | undefined>>;

/** The cart's lines, each with the catalog's current data (rule 7.11). */
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
      availability: now === null ? "gone" : (now ?? item).availability,
    };
  });
}

/** The quantity as typed, unless it was changed elsewhere since. */
function stillTyped(typed: string | undefined, quantity: number): string | undefined {
  if (typed === undefined) return undefined;
  const { value } = readQuantity(typed);
  return value === undefined || value === quantity ? typed : undefined;
}

/** Lines the server rendered, for use until the cart is loaded or if it can't be. */
export function linkedLines(linked: readonly LinkedProduct[]): QuoteLine[] {
  return linked.map(({ product, quantity, typed, notes }) => ({
    product,
    quantity,
    typed,
    notes,
    picture: product.picture,
    availability: product.availability,
  }));
}

/** The linked products that are available and not in the cart in that quantity. */
export function notInCart(cart: Cart, linked: readonly LinkedProduct[]): LinkedProduct[] {
  return linked.filter(
    ({ product, quantity }) =>
      product.availability !== "out_of_stock" &&
      !cart.items.some((item) => item.id === product.id && item.quantity === quantity),
  );
}

/**
 * The linked products that are out of stock, except those in the cart, whose lines show that
 * themselves.
 */
export function outOfStock(cart: Cart, linked: readonly LinkedProduct[]): LinkedProduct[] {
  return linked.filter(
    ({ product }) =>
      product.availability === "out_of_stock" && !cart.items.some(({ id }) => id === product.id),
  );
}

/**
 * Whether a quote for the product can be requested; other lines are shown but never sent (rule
 * 8.9).
 */
export function isAvailable({ availability }: QuoteLine): boolean {
  return availability === "in_stock" || availability === "preorder";
}

/** Id of the field with a line's quantity. */
export function quantityFieldId({ product }: QuoteLine): string {
  return fieldId(`quantity-${product.id}`);
}

/** Problems of the quantities that would be sent, by field name. */
export function quantityProblems(
  lines: readonly QuoteLine[],
): FormProblems<FieldProblem<"quantity">> {
  return formProblems(
    lines.filter(isAvailable).map(({ product: { id, title }, typed }) => {
      const { problem: why } = readQuantity(typed ?? "1");
      return [`quantity-${id}`, why && { problem: "quantity", why, title }] as const;
    }),
  );
}

/** Number of items: the sum of quantities (rule 7.4). */
export function productCount(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A list link with these lines. */
export function listHref(lines: readonly QuoteLine[]): string {
  return quoteListHref(linkedLinesOf(lines));
}

/** Address that asks whether what is in the list fits. */
export function fitHref(lines: readonly QuoteLine[]): string {
  return fitListHref(linkedLinesOf(lines.filter(({ availability }) => availability !== "gone")));
}

function linkedLinesOf(lines: readonly QuoteLine[]): LinkedLine[] {
  return lines.map(({ product, quantity }) => ({ id: product.id, quantity }));
}
