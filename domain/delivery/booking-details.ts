import type { BookedItem, ContactField } from "./booking-form.ts";
import {
  type DeliveryAddOns,
  type DeliveryQuote,
  deliveryQuote,
  type PricedItem,
} from "./delivery-price.ts";

/** What a shopper asked for when booking, and what it cost at that moment. All money in cents. */
export interface BookingDetails {
  contact: Readonly<Record<ContactField, string>>;
  items: readonly PricedItem<BookedItem>[];
  /** White-glove includes packaging removal (rule 10.8). */
  addOns: DeliveryAddOns;
  /** Unknown for a booking of an older version whose prices have changed since. */
  addOnPrices?: DeliveryQuote["addOns"] | undefined;
  itemsSubtotal: number;
  addOnsTotal: number;
  total: number;
  specialInstructions: string;
}

/** Puts today's prices to what a form asks for. */
export function bookingDetails({
  contact,
  items,
  addOns,
  specialInstructions,
}: {
  contact: BookingDetails["contact"];
  items: readonly BookedItem[];
  addOns: DeliveryAddOns;
  specialInstructions: string;
}): BookingDetails {
  const { addOns: addOnPrices, ...priced } = deliveryQuote(items, addOns);
  return {
    contact,
    ...priced,
    addOns: { ...addOns, packagingRemoval: addOns.packagingRemoval || addOns.whiteGlove },
    addOnPrices,
    specialInstructions,
  };
}
