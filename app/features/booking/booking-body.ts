import type { BookingForm } from "#domain/delivery/booking-form.ts";
import { bookingTextNames } from "#domain/delivery/booking-schema.ts";
import { deliveryQuote } from "#domain/delivery/delivery-price.ts";
import { valueOfEach } from "#domain/lead-schema.ts";
import { formatMoney } from "#formats";
import { visitAttribution } from "#state/attribution.ts";
import type { BookingDraft } from "./booking-draft.ts";

/**
 * The form fields posted for a booking (contract: "HTTP"). Prices are left out: the server computes
 * them.
 */
export function bookingBody(draft: BookingDraft, honeypot: string): URLSearchParams {
  const { contact, items, addOns } = draft;
  const checked = Object.entries(addOns).flatMap(([name, on]) => (on ? [[name, "on"]] : []));
  return new URLSearchParams({
    ...visitAttribution(),
    page_url: location.href,
    ...contact,
    items: JSON.stringify(items.map(({ type, quantity, notes }) => ({ type, quantity, notes }))),
    ...Object.fromEntries(checked),
    ...valueOfEach(bookingTextNames, (name) => draft[name]),
    date: draft.date,
    window: draft.window,
    leave_blank: honeypot,
    idempotencyKey: draft.idempotencyKey,
    startedAt: String(draft.startedAt),
  });
}

/** Shown instead of an amount while a quantity is unknown. */
export const UNKNOWN_AMOUNT = "—";

/** The estimated total for the submit button, or a dash while a quantity is unknown. */
export function totalText({ items, addOns }: Pick<BookingForm, "items" | "addOns">): string {
  if (items.some(({ quantity }) => quantity < 1)) return UNKNOWN_AMOUNT;
  return formatMoney(deliveryQuote(items, addOns).total);
}
