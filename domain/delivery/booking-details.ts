import type { BookedItem, ContactField } from "./booking-form.ts";
import {
  type DeliveryAddOns,
  type DeliveryQuote,
  deliveryQuote,
  type PricedItem,
} from "./delivery-price.ts";

/** What a shopper booked and its prices at that time, in cents. */
export interface BookingDetails {
  contact: Readonly<Record<ContactField, string>>;
  items: readonly PricedItem<BookedItem>[];
  /** White-glove includes packaging removal (rule 10.8). */
  addOns: DeliveryAddOns;
  /** Unknown for bookings of an older version whose prices have changed since. */
  addOnPrices?: DeliveryQuote["addOns"] | undefined;
  itemsSubtotal: number;
  addOnsTotal: number;
  total: number;
  specialInstructions: string;
}

/** A booking form's values with today's prices. */
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
