import { bookingDetails } from "#domain/delivery/booking-details.ts";
import { initialContact } from "#domain/delivery/booking-form.ts";
import { addOnNames, bookingSchema, contactFields } from "#domain/delivery/booking-schema.ts";
import { valueOfEach } from "#domain/lead-schema.ts";
import { paths } from "#domain/paths.ts";
import { bookingDraft } from "#server/bookings/booking-draft.ts";
import { bookingLead } from "#server/bookings/booking-lead.ts";
import { readContactField, readWindow } from "#server/bookings/read-booking-fields.ts";
import type { BookingLeadDraft } from "#server/bookings/store-booking.ts";
import { type PhoneNumber, readEmail, readPhone } from "#server/leads/contact-fields.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { LeadRecord } from "#server/leads/lead-draft.ts";
import { readFields } from "#server/leads/lead-fields.ts";
import type { LeadKind, ParseContext } from "#server/leads/lead-kind.ts";
import { facts } from "#shop/facts.ts";
import { readBookingItems } from "./booking-items.ts";

/**
 * A delivery booking: stored only together with its place in the window (rules 10.15 and 10.21).
 */
export const booking: LeadKind<BookingLeadDraft> = {
  ...bookingLead,
  path: paths.bookDelivery,
  read,
  hasChanged,
};

async function read(form: FormReader, { now }: ParseContext): Promise<BookingLeadDraft> {
  const { contact, phone } = readContact(form);
  const items = readBookingItems(form);
  const addOns = valueOfEach(addOnNames, (name) => form.checked(name));
  const texts = readFields(form, bookingSchema.texts);
  const window = readWindow(form, now);
  const { fullName: name, email } = contact;
  const details = bookingDetails({ contact, items, addOns, ...texts });
  return bookingDraft({ name, email, ...(phone ? { phone } : {}) }, details, window);
}

/**
 * Compares a resent form with the stored record. A window that is no longer offered is not
 * compared: it is the one that was booked (rule 10.27).
 */
function hasChanged({ record, window }: BookingLeadDraft, stored: LeadRecord): boolean {
  return Object.entries(record).some(
    ([name, value]) => stored[name] !== value && (window || name !== "requested_date_time"),
  );
}

function readContact(form: FormReader) {
  const contact = initialContact(facts.address);
  let phone: PhoneNumber | undefined;
  for (const field of contactFields) {
    switch (field) {
      case "email":
        contact.email = readEmail(form, true) ?? "";
        break;
      case "phone":
        phone = readPhone(form, true);
        contact.phone = phone?.typed ?? "";
        break;
      default:
        // A city or state that was not sent gets the default; one that was emptied stays empty.
        if (form.all(field).length > 0) contact[field] = readContactField(form, field);
        else if (contact[field] === "") readContactField(form, field);
    }
  }
  return { contact, phone };
}
