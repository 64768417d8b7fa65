import { copyIn } from "#copy-in/quote-page-problems.ts";
import { addOnNames } from "#domain/delivery/booking-schema.ts";
import type { Language } from "#domain/language.ts";
import { valueOfEach } from "#domain/lead-schema.ts";
import type { OfferLine } from "#domain/quote/offer.ts";
import type { QuoteView } from "#domain/quote/quote-view.ts";
import { bookAgreedDelivery, findAgreedBooking } from "#server/bookings/book-agreed-delivery.ts";
import { bookingPath } from "#server/bookings/booking-token.ts";
import { findBooking, startText } from "#server/bookings/stored-booking.ts";
import { addEntry } from "#server/inbox/history.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { LockedQuote } from "./locked-quote.ts";
import { contactOf } from "./quote-contact.ts";
import { findQuote } from "./quote-drafts.ts";
import type { QuoteOutcome, ShopperDone } from "./quote-outcome.ts";
import { refusal, versionConflict } from "./refusals.ts";
import { withStatus } from "./stored-versions.ts";

/** What the form says; everything else comes from the accepted version. */
const deliveryFields = [
  "date",
  "window",
  "addressStreet",
  "addressCity",
  "addressState",
  "addressZip",
  "specialInstructions",
] as const;

/**
 * Books the delivery of the accepted version, at its price (rule 19.15): only date, window, address and
 * wishes come from the form. There is one booking for a quote; a canceled one may be followed by another.
 */
export async function bookQuotedDelivery(
  quote: LockedQuote,
  form: FormReader,
): Promise<QuoteOutcome<ShopperDone>> {
  const { queries, lead, versions, config, now } = quote;
  const { language } = form;
  const copy = copyIn[language];
  const accepted = withStatus(versions, "accepted");
  if (!accepted) return versionConflict(quote, copy.acceptFirst);
  const { offer } = accepted;
  const key = form.line("idempotencyKey");
  const booked = { reference: lead.reference, total: accepted.total, zip: offer.zip };
  const earlier = await bookedDelivery(quote, language);
  if (earlier) {
    const same = await findAgreedBooking(queries, { ...config, language }, { key, quote: booked });
    if (same?.path !== earlier.path) {
      const time = startText(earlier, language);
      return refusal(quote, accepted.number, copy.alreadyBooked({ time }));
    }
  }
  const { name, email, phone } = contactOf(lead);
  const { transport, addOns, delivery } = offer.totals;
  const result = await bookAgreedDelivery(
    queries,
    { config, now, language },
    {
      key,
      contact: { name, email: email || null, phone },
      fields: valueOfEach(deliveryFields, (field) => form.all(field)[0] ?? ""),
      items: offer.lines.flatMap(bookedItem),
      addOns: valueOfEach(addOnNames, (addOn) => offer.addOns[addOn]),
      price: { transport, addOns, total: delivery },
      quote: booked,
    },
  );
  if (!result.ok) {
    if (!result.conflict) return { ok: false, status: 422, errors: result.errors };
    const [message = ""] = Object.values(result.errors).flat();
    return { ...refusal(quote, accepted.number, message), errors: result.errors };
  }
  if (!earlier) {
    await queries
      .updateTable("quotes")
      .set({ booking_lead_id: result.leadId })
      .where("lead_id", "=", lead.id)
      .execute();
    const entry = { what: "delivery_booked", by: null, detail: result.reference } as const;
    await addEntry(queries, lead.id, entry, now);
  }
  const done = { reference: lead.reference, version: accepted.number, state: lead.state };
  return { ok: true, ...done, to: `${result.path}?booked` };
}

/**
 * The delivery that was booked for a lead's quote and not canceled since; null if there is none.
 * @param language of the address of its page
 */
export async function bookedDelivery(
  { queries, lead, config }: Pick<LockedQuote, "queries" | "config"> & { lead: { id: string } },
  language: Language,
): Promise<QuoteView["booking"]> {
  const row = await findQuote(queries, lead.id);
  if (!row?.booking_lead_id) return null;
  const booking = await findBooking(queries, row.booking_lead_id);
  if (booking?.status !== "booked") return null;
  const { leadId, date, start } = booking;
  return { path: bookingPath(leadId, config.linkSecret, language), date, start };
}

function bookedItem({ title, quantity, size }: OfferLine) {
  return size === null ? [] : [{ type: size, quantity, notes: title }];
}
