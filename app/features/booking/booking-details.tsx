import type { ReactNode } from "react";
import * as bookingCopy from "#copy/booking.ts";
import * as addOnCopy from "#copy/delivery-add-ons.ts";
import * as copy from "#copy/private-booking.ts";
import type { DeliveryAddOns, DeliverySize } from "#domain/delivery/delivery-price.ts";
import { dollarsToCents } from "#domain/money.ts";
import { formatMoney, freeOrMoney } from "#formats";
import { NoTranslate, noTranslateIfNumber } from "#ui/no-translate.tsx";
import { itemLine } from "./item-line.ts";
import { unbroken } from "./unbroken.ts";

/** A booking as shown on its private page; the server formats the texts. */
export interface BookingView {
  reference: string;
  status: "booked" | "cancelled";
  name: string;
  time: string;
  day: string;
  hours: string;
  date: string;
  window: string;
  address: string;
  items: readonly { type: DeliverySize; quantity: number; notes: string; lineTotal: number }[];
  addOns: DeliveryAddOns;
  /** In dollars; undefined if the prices at booking time are no longer known. */
  addOnPrices: Readonly<Record<keyof DeliveryAddOns, number>> | undefined;
  specialInstructions: string;
  /** In dollars. */
  total: number;
  /**
   * The accepted quote whose prices it has, with the price of the delivery without add-ons in dollars;
   * undefined for a booking with the prices of its day.
   */
  quote: { reference: string; price: number; isOtherArea: boolean } | undefined;
  hasEmail: boolean;
  /** Outside the delivery area, without an agreed price: the shop calls about the flat rate. */
  outsideArea: boolean;
  changeable: boolean;
  changesCloseAt: string;
  reminderComes: boolean;
  /**
   * When the cancellation can no longer be undone, such as `2:30 PM`; undefined if it can't be
   * undone.
   */
  undoUntil: string | undefined;
}

export function BookingDetails({ booking }: { booking: BookingView }) {
  const { quote } = booking;
  const money = quote ? agreed : dollars;
  const extras = (["whiteGlove", "packagingRemoval", "haulAway"] as const).filter(
    (name) => booking.addOns[name],
  );
  return (
    <dl className="mt-8 border-b border-line print:mt-3">
      <Detail label={copy.reference}>
        <span translate="no" className="font-display text-h3 tabular-nums">
          {booking.reference}
        </span>
      </Detail>
      <Detail label={copy.when}>
        <span>{booking.day}</span>, <span className="inline-block">{unbroken(booking.hours)}</span>
      </Detail>
      <Detail label={copy.where}>
        <NoTranslate>{`${booking.name}, ${unbroken(booking.address)}`}</NoTranslate>
      </Detail>
      <Detail label={copy.what} long={booking.items.length > 8}>
        {booking.items.map(({ type, quantity, notes, lineTotal }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and no state
          <Priced key={index} price={quote ? "" : dollars(lineTotal)}>
            <span>{itemLine(quantity, type)}</span>
            {notes ? <span className="text-soft">{`: ${notes}`}</span> : null}
          </Priced>
        ))}
      </Detail>
      {quote ? (
        <Detail label={copy.delivery}>
          <Priced price={agreed(quote.price)}>
            <span>{copy.fromQuote({ reference: quote.reference })}</span>
          </Priced>
        </Detail>
      ) : null}
      {extras.length > 0 ? (
        <Detail label={copy.extras}>
          {extras.map((name) => (
            <Priced key={name} price={addOnPrice(name, booking, money)}>
              <span>{addOnCopy.names[name]}</span>
            </Priced>
          ))}
        </Detail>
      ) : null}
      {booking.specialInstructions ? (
        <Detail label={copy.instructions}>
          <span translate="no" className="whitespace-pre-line">
            {booking.specialInstructions}
          </span>
        </Detail>
      ) : null}
      <Detail label={quote ? copy.agreedTotal : copy.total}>
        <span
          translate={noTranslateIfNumber(money(booking.total))}
          className="font-semibold tabular-nums"
        >
          {money(booking.total)}
        </span>
      </Detail>
    </dl>
  );
}

/** A list line with its price. */
function Priced({ price, children }: { price: string; children: ReactNode }) {
  return (
    <span className="flex break-inside-avoid justify-between gap-4">
      <span className="min-w-0 wrap-anywhere">{children}</span>{" "}
      <span translate={noTranslateIfNumber(price)} className="tabular-nums">
        {price}
      </span>
    </span>
  );
}

function addOnPrice(
  name: keyof DeliveryAddOns,
  { addOns, addOnPrices }: BookingView,
  money: (amount: number) => string,
): string {
  if (name === "packagingRemoval" && addOns.whiteGlove) return bookingCopy.quote.included;
  return addOnPrices ? money(addOnPrices[name]) : "";
}

function dollars(amount: number): string {
  return formatMoney(dollarsToCents(amount));
}

/** A price that was agreed in a quote, where 0 is free. */
function agreed(amount: number): string {
  return freeOrMoney(dollarsToCents(amount));
}

interface DetailProps {
  label: string;
  /** Printed in two columns over the full width. */
  long?: boolean;
  children: ReactNode;
}

function Detail({ label, long = false, children }: DetailProps) {
  return (
    <div
      className={`gap-x-6 border-t border-line py-3 print:py-1.5 sm:grid-cols-[11rem_1fr] ${long ? "grid print:block" : "grid"}`}
    >
      <dt className="text-soft">{label}</dt>
      <dd className={`min-w-0 ${long ? "print:columns-2 print:gap-x-8" : ""}`}>{children}</dd>
    </div>
  );
}
