import { type BookingDetails, isOtherArea } from "#domain/delivery/booking-details.ts";
import { deliveryArea } from "#domain/delivery/delivery-area.ts";
import { changesCloseAt, shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { DeliveryAddOns, DeliverySize } from "#domain/delivery/delivery-price.ts";
import type { Language } from "#domain/language.ts";
import { centsToDollars } from "#domain/money.ts";
import { formatsIn } from "#formats-in";
import { deliveryAreas } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";
import { reminderTime } from "./store-booking.ts";
import {
  addressLines,
  type Booking,
  hoursText,
  startText,
  undoableUntil,
} from "./stored-booking.ts";

/** A booking as its private page shows it, formatted for reading. */
export interface BookingView {
  reference: string;
  status: "booked" | "cancelled";
  name: string;
  /** `September 20, 2026 at 2:00 PM`. */
  time: string;
  day: string;
  hours: string;
  date: string;
  window: string;
  address: string;
  items: readonly BookedLine[];
  addOns: DeliveryAddOns;
  /**
   * Price of each add-on in dollars; undefined if it isn't known because prices have changed
   * since.
   */
  addOnPrices: AddOnPrices | undefined;
  /**
   * The accepted quote it belongs to, whose prices it has; undefined for a booking with the prices of
   * its day.
   */
  quote: QuotedDelivery | undefined;
  /** Outside the delivery area, without an agreed price: the shop calls about the flat rate. */
  outsideArea: boolean;
  specialInstructions: string;
  /** In dollars. */
  total: number;
  /** Whether emails about it can be sent. */
  hasEmail: boolean;
  /** Whether the booking can still be moved or cancelled. */
  changeable: boolean;
  changesCloseAt: string;
  /** Whether a reminder will still be sent. */
  reminderComes: boolean;
  /**
   * Until when a cancellation can be undone, such as `2:30 PM`; undefined if it can't (rule
   * 10.26).
   */
  undoUntil: string | undefined;
}

export interface QuotedDelivery {
  reference: string;
  /** The agreed price of the delivery without add-ons, in dollars; 0 is free. */
  price: number;
  /** Whether it goes to another area than the one it was priced for. */
  isOtherArea: boolean;
}

type AddOnPrices = Readonly<Record<keyof DeliveryAddOns, number>>;

export interface BookedLine {
  type: DeliverySize;
  quantity: number;
  notes: string;
  /** Dollars; not agreed in a quote, which has one price for all. */
  lineTotal: number;
}

/** The booking as the holder of its private link sees it at `now`, on the page in a language. */
export function bookingView(booking: Booking, now: Date, language: Language): BookingView {
  const { clockText, dateWithWeekday, requestedDateTime } = formatsIn[language];
  const { details, date, start, status } = booking;
  const closes = changesCloseAt(facts.timeZone, date, start);
  const until = undoableUntil(booking);
  const changeDeadline = shopDateTime(facts.timeZone, closes);
  return {
    reference: booking.reference,
    status,
    name: booking.name,
    time: startText(booking, language),
    day: dateWithWeekday(date),
    hours: hoursText(booking, language),
    date,
    window: booking.window,
    address: addressLines(booking).join(", "),
    items: details.items.map(({ type, quantity, notes, lineTotal }) => ({
      type,
      quantity,
      notes,
      lineTotal: centsToDollars(lineTotal),
    })),
    addOns: details.addOns,
    addOnPrices: inDollars(details.addOnPrices),
    quote: quotedDelivery(details),
    outsideArea:
      !details.quote && deliveryArea(deliveryAreas, details.contact.addressZip) === "outside",
    specialInstructions: details.specialInstructions,
    total: centsToDollars(details.total),
    hasEmail: booking.email !== "",
    changeable: status === "booked" && now < closes,
    changesCloseAt: requestedDateTime(changeDeadline.date, changeDeadline.time),
    reminderComes: reminderTime(booking, now) !== null,
    undoUntil:
      until && now < until ? clockText(shopDateTime(facts.timeZone, until).time) : undefined,
  };
}

function quotedDelivery(details: BookingDetails): QuotedDelivery | undefined {
  return (
    details.quote && {
      reference: details.quote.reference,
      price: centsToDollars(details.itemsSubtotal),
      isOtherArea: isOtherArea(deliveryAreas, details),
    }
  );
}

function inDollars(prices: BookingDetails["addOnPrices"]): AddOnPrices | undefined {
  return (
    prices && {
      packagingRemoval: centsToDollars(prices.packagingRemoval),
      haulAway: centsToDollars(prices.haulAway),
      whiteGlove: centsToDollars(prices.whiteGlove),
    }
  );
}
