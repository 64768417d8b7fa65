import { deliveryArea } from "#domain/delivery/delivery-area.ts";
import { clockText, dateWithWeekday, requestedDateTime } from "#domain/delivery/delivery-date.ts";
import { changesCloseAt, shopDateTime } from "#domain/delivery/delivery-moment.ts";
import {
  type DeliveryAddOns,
  type DeliverySize,
  deliveryQuote,
} from "#domain/delivery/delivery-price.ts";
import { centsToDollars } from "#domain/money.ts";
import { deliveryAreas } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";
import { type BookedDelivery, bookedAddress, bookedHours, bookedTime } from "./booked-delivery.ts";
import { reminderTime } from "./store-booking.ts";
import { undoableUntil } from "./undo-time.ts";

/** A booking as its private page shows it: texts, ready to read. */
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
  /** Dollars each add-on cost; undefined where prices have changed since. */
  addOnPrices: AddOnPrices | undefined;
  /** Outside the delivery area: the shop calls about the flat rate. */
  outside: boolean;
  specialInstructions: string;
  /** In dollars, as the record has it. */
  total: number;
  /** Whether it can still be moved or cancelled, and until when. */
  changeable: boolean;
  changesCloseAt: string;
  /** Whether the reminder is still to come. */
  reminderComes: boolean;
  /**
   * Until when a cancellation can be taken back, `2:30 PM`; undefined when it can't (rule 10.26).
   */
  undoUntil: string | undefined;
}

type AddOnPrices = Readonly<Record<keyof DeliveryAddOns, number>>;

export interface BookedLine {
  type: DeliverySize;
  quantity: number;
  notes: string;
  /** Dollars. */
  lineTotal: number;
}

/** What the holder of the private link sees at this moment. */
export function bookingView(booking: BookedDelivery, now: Date): BookingView {
  const { record, date, start, status } = booking;
  const closes = changesCloseAt(facts.timeZone, date, start);
  const until = undoableUntil(booking);
  const closing = shopDateTime(facts.timeZone, closes);
  return {
    reference: booking.reference,
    status,
    name: booking.name,
    time: bookedTime(booking),
    day: dateWithWeekday(date),
    hours: bookedHours(booking),
    date,
    window: booking.window,
    address: bookedAddress(booking).join(", "),
    items: bookedLines(booking),
    addOns: bookedAddOns(booking),
    addOnPrices: bookedAddOnPrices(booking),
    outside: deliveryArea(deliveryAreas, String(record.address_zip)) === "outside",
    specialInstructions: String(record.special_instructions),
    total: Number(record.quote_total_estimated),
    changeable: status === "booked" && now < closes,
    changesCloseAt: requestedDateTime(closing.date, closing.time),
    reminderComes: reminderTime(date, now) !== null,
    undoUntil:
      until && now < until ? clockText(shopDateTime(facts.timeZone, until).time) : undefined,
  };
}

/** The pieces as the record has them. */
export function bookedLines({ record }: BookedDelivery): BookedLine[] {
  const lines: { type: DeliverySize; qty: number; notes: string; line_total: number }[] =
    JSON.parse(String(record.items_json));
  return lines.map(({ type, qty, notes, line_total }) => ({
    type,
    quantity: qty,
    notes,
    lineTotal: line_total,
  }));
}

/** The record has the add-ons' sum only: single prices are told when they still make it. */
function bookedAddOnPrices(booking: BookedDelivery): AddOnPrices | undefined {
  const { addOns, addOnsTotal } = deliveryQuote(bookedLines(booking), bookedAddOns(booking));
  if (centsToDollars(addOnsTotal) !== booking.record.quote_upsells_total) return undefined;
  return {
    packagingRemoval: centsToDollars(addOns.packagingRemoval),
    haulAway: centsToDollars(addOns.haulAway),
    whiteGlove: centsToDollars(addOns.whiteGlove),
  };
}

/** The add-ons as the record has them. */
export function bookedAddOns({ record }: BookedDelivery): DeliveryAddOns {
  const chosen: Record<string, boolean> = JSON.parse(String(record.upsells_json));
  return {
    packagingRemoval: chosen.packaging_removal === true,
    haulAway: chosen.haul_away === true,
    whiteGlove: chosen.white_glove === true,
  };
}
