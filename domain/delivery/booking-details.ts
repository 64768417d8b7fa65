import type { BookedItem } from "./booking-form.ts";
import type { BookingText, ContactField } from "./booking-schema.ts";
import {
  type DeliveryAddOns,
  type DeliveryQuote,
  deliveryQuote,
  type PricedItem,
} from "./delivery-price.ts";

/** City, state and ZIP code of an address, as posted; city and state may be empty (rule 10.3). */
interface CityAddress {
  addressCity: string;
  addressState: string;
  addressZip: string;
}

/** What a shopper booked and its prices at that time, in cents. */
export interface BookingDetails extends Readonly<Record<BookingText, string>> {
  contact: Readonly<Record<ContactField, string>>;
  items: readonly PricedItem<BookedItem>[];
  /** White-glove includes packaging removal (rule 10.8). */
  addOns: DeliveryAddOns;
  /** Unknown for bookings of an older version whose prices have changed since. */
  addOnPrices?: DeliveryQuote["addOns"] | undefined;
  itemsSubtotal: number;
  addOnsTotal: number;
  total: number;
}

/** The contents of a booking form, without prices. */
interface BookingRequest extends Readonly<Record<BookingText, string>> {
  contact: BookingDetails["contact"];
  items: readonly BookedItem[];
  addOns: DeliveryAddOns;
}

/** The contents of a booking form with today's prices. */
export function bookingDetails({
  contact,
  items,
  addOns,
  ...texts
}: BookingRequest): BookingDetails {
  const { addOns: addOnPrices, ...priced } = deliveryQuote(items, addOns);
  return {
    contact,
    ...priced,
    addOns: { ...addOns, packagingRemoval: addOns.packagingRemoval || addOns.whiteGlove },
    addOnPrices,
    ...texts,
  };
}

/** `Houston, TX 77081`, or the parts that are given. */
export function cityLine({ addressCity, addressState, addressZip }: CityAddress): string {
  const stateAndZip = [addressState, addressZip].filter(Boolean).join(" ");
  return [addressCity, stateAndZip].filter(Boolean).join(", ");
}
