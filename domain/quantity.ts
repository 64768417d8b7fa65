import { formLimits } from "./form-limits.ts";

/** The most of one piece anybody can ask for; more is a conversation, not a click. */
export const MAX_QUANTITY = formLimits.itemQuantity;

/** Whether a number can be a quantity: whole, from 1 to `MAX_QUANTITY`. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
}
