import { readState } from "#domain/contact/us-state.ts";
import { readZip } from "#domain/contact/zip-code.ts";
import { bookingDetails } from "#domain/delivery/booking-details.ts";
import { bookingMessages, initialContact } from "#domain/delivery/booking-form.ts";
import {
  addOnNames,
  bookingSchema,
  type ContactField,
  contactFields,
} from "#domain/delivery/booking-schema.ts";
import { deliveryArea } from "#domain/delivery/delivery-area.ts";
import { requestedDateTime, windowLabel } from "#domain/delivery/delivery-date.ts";
import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { ScheduledWindow } from "#domain/delivery/delivery-schedule.ts";
import { scheduledWindow } from "#domain/delivery/scheduled-windows.ts";
import { valueOfEach } from "#domain/lead-schema.ts";
import { paths } from "#domain/paths.ts";
import { bookingConfirmationEmail } from "#server/bookings/booking-confirmation-email.ts";
import { bookingRecord, bookingStages } from "#server/bookings/booking-record.ts";
import { bookingPath } from "#server/bookings/booking-token.ts";
import { findCancelled, hasBookingSince } from "#server/bookings/bookings-of-leads.ts";
import { lockForErasing } from "#server/bookings/erase-bookings.ts";
import {
  type BookingLeadDraft,
  notAvailableMessage,
  storeBooking,
} from "#server/bookings/store-booking.ts";
import { type PhoneNumber, readEmail, readPhone } from "#server/leads/contact-fields.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { LeadRecord } from "#server/leads/lead-draft.ts";
import { readFields } from "#server/leads/lead-fields.ts";
import type { LeadKind, ParseContext } from "#server/leads/lead-kind.ts";
import { deliveryAreas, deliverySchedule } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";
import { readBookingItems } from "./booking-items.ts";
import { bookingSummary } from "./booking-summary.ts";

/**
 * A delivery booking: stored only together with its place in the window (rules 10.15 and 10.21).
 */
export const booking: LeadKind<BookingLeadDraft> = {
  name: "booking",
  path: paths.bookDelivery,
  referencePrefix: "B",
  pipelineStage: bookingStages.confirmed,
  copy: {
    name: "delivery booking",
    thanksSubject: "Your delivery & assembly is booked",
    promise: "We remind you the day before.",
  },
  needsNoResponse: true,
  read,
  storeRelated: storeBooking,
  hasChanged,
  findCancelled,
  lockForErasing,
  isStillNeeded: hasBookingSince,
  confirmationEmail: bookingConfirmationEmail,
  privatePage: bookingPath,
};

async function read(form: FormReader, { now }: ParseContext): Promise<BookingLeadDraft> {
  const { contact, phone } = readContact(form);
  const items = readBookingItems(form);
  const addOns = valueOfEach(addOnNames, (name) => form.checked(name));
  const texts = readFields(form, bookingSchema.texts);
  const window = readWindow(form, now);
  const requested = window ? requestedDateTime(window.date, window.start) : "";
  const details = bookingDetails({ contact, items, addOns, ...texts });
  const area = deliveryArea(deliveryAreas, contact.addressZip) ?? "outside";
  const hours = window ? windowLabel(window) : "";
  return {
    contact: { name: contact.fullName, email: contact.email, ...(phone ? { phone } : {}) },
    details,
    record: bookingRecord(details, requested),
    tags: ["website", "delivery booking", `${area} delivery`],
    summary: bookingSummary(details, { area, requested, hours }),
    products: [],
    ...(window ? { window } : {}),
  };
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

/** Reads a name or a part of the address; empty if invalid, which adds an error. */
function readContactField(
  form: FormReader,
  field: Exclude<ContactField, "email" | "phone">,
): string {
  const text = form.text(field, bookingSchema.contact[field]);
  if (field === "addressState") return readState(text) ?? "";
  return field === "addressZip" ? (readZip(text) ?? "") : text;
}

/** Reads the chosen window; undefined if none is chosen or it isn't offered, which adds an error. */
function readWindow(form: FormReader, now: Date): ScheduledWindow | undefined {
  const key = { date: form.line("date"), window: form.line("window") };
  if (key.date === "" || key.window === "") {
    form.addError(key.date === "" ? "date" : "window", bookingMessages.time);
    return undefined;
  }
  const window = scheduledWindow(deliverySchedule, shopDateTime(facts.timeZone, now), key);
  if (!window) form.addError("window", notAvailableMessage);
  return window;
}
