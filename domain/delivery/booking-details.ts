import type { Cents } from "#domain/product.ts";
import type { BookedItem } from "./booking-form.ts";
import type { BookingText, ContactField } from "./booking-schema.ts";
import { type DeliveryAreas, isInOtherArea } from "./delivery-area.ts";
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

/** The accepted quote that a delivery brings (rule 10.31). */
export interface BookedQuote {
  /** Its lead's. */
  reference: string;
  /** Of the whole accepted version, not of the delivery alone. */
  total: Cents;
  /** The ZIP code its delivery was priced for; empty if none was known. */
  zip: string;
}

/** What a shopper agreed to pay for a delivery. */
export interface AgreedPrice {
  /** Delivery without add-ons; 0 if it is free. */
  transport: Cents;
  addOns: DeliveryQuote["addOns"];
  /** Delivery and add-ons together. */
  total: Cents;
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
  /** The quote in which the prices were agreed; undefined for a booking with the prices of its day. */
  quote?: BookedQuote | undefined;
}

/** What is booked, without prices. */
interface BookingRequest extends Readonly<Record<BookingText, string>> {
  contact: BookingDetails["contact"];
  items: readonly BookedItem[];
  addOns: DeliveryAddOns;
}

/** What is booked, with today's prices. */
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

/**
 * What is booked, with the prices agreed in a quote: none is computed again. An item has the price of
 * its size only if these prices add up to the agreed one, otherwise 0 (rule 15.27).
 */
export function agreedBookingDetails(
  request: BookingRequest,
  price: AgreedPrice,
  quote: BookedQuote,
): BookingDetails {
  const { items, itemsSubtotal, ...today } = bookingDetails(request);
  const { packagingRemoval, haulAway, whiteGlove } = price.addOns;
  const isUsualPrice = itemsSubtotal === price.transport;
  return {
    ...today,
    items: isUsualPrice ? items : items.map((item) => ({ ...item, unitPrice: 0, lineTotal: 0 })),
    itemsSubtotal: price.transport,
    addOnPrices: price.addOns,
    addOnsTotal: packagingRemoval + haulAway + whiteGlove,
    total: price.total,
    quote,
  };
}

/**
 * Whether the delivery goes to another area than the one its quote was priced for, so that its price
 * may change.
 */
export function isOtherArea(
  areas: DeliveryAreas,
  { contact, quote }: Pick<BookingDetails, "contact" | "quote">,
): boolean {
  return quote !== undefined && isInOtherArea(areas, quote.zip, contact.addressZip);
}

/** `Houston, TX 77081`, or the parts that are given. */
export function cityLine({ addressCity, addressState, addressZip }: CityAddress): string {
  const stateAndZip = [addressState, addressZip].filter(Boolean).join(" ");
  return [addressCity, stateAndZip].filter(Boolean).join(", ");
}
