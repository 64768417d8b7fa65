import { formLimits } from "./form-limits.ts";

/** The highest quantity of one product; for more, the shopper should call. */
export const MAX_QUANTITY = formLimits.itemQuantity;

/** Whether a number is a valid quantity: whole, from 1 to `MAX_QUANTITY`. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
}
