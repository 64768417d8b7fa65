import { type DeliverySize, usualDeliverySize } from "./delivery-price.ts";

/** Delivery sizes by the slugs of product types. */
export type DeliverySizeOfType = Readonly<Record<string, DeliverySize>>;

/** The delivery size of a product of this type; the usual one for a type that isn't in the table. */
export function deliverySizeOf(type: string, table: DeliverySizeOfType): DeliverySize {
  return (Object.hasOwn(table, type) ? table[type] : undefined) ?? usualDeliverySize;
}
