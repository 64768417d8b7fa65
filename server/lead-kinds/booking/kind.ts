import { readState } from "#domain/contact/us-state.ts";
import { bookingDetails } from "#domain/delivery/booking-details.ts";
import {
  bookingMessages,
  type ContactField,
  contactAtFirst,
  contactFields,
  contactProblem,
} from "#domain/delivery/booking-form.ts";
import { bookingTexts } from "#domain/delivery/booking-texts.ts";
import { deliveryArea, readZip } from "#domain/delivery/delivery-area.ts";
import { requestedDateTime, windowLabel } from "#domain/delivery/delivery-date.ts";
import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { PlannedWindow } from "#domain/delivery/delivery-schedule.ts";
import { plannedWindow } from "#domain/delivery/planned-windows.ts";
import { paths } from "#domain/paths.ts";
import type { BookingLeadDraft, RequestedPlace } from "#server/bookings/booking-lead-draft.ts";
import { bookingRecord, bookingStages } from "#server/bookings/booking-record.ts";
import { bookingThanks } from "#server/bookings/booking-thanks.ts";
import { bookingPath } from "#server/bookings/booking-token.ts";
import { findCancelled, neededSince } from "#server/bookings/bookings-of-leads.ts";
import { lockForErasing } from "#server/bookings/erase-bookings.ts";
import { notOfferedMessage, storeBooking } from "#server/bookings/store-booking.ts";
import { HOLD_MS } from "#server/bookings/window-places.ts";
import { type PhoneNumber, readEmail, readPhone } from "#server/leads/contact-fields.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { LeadRecord } from "#server/leads/lead-draft.ts";
import type { KindContext, LeadKind } from "#server/leads/lead-kind.ts";
import { deliveryAreas, deliverySchedule } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";
import { readBookedItems } from "./booked-items.ts";
import { bookingAnswers } from "./booking-answers.ts";

/**
 * A delivery booking: stored only together with its place in the window (rules 10.15 and 10.21).
 */
export const booking: LeadKind<BookingLeadDraft> = {
  name: "booking",
  path: paths.bookDelivery,
  letter: "B",
  pipelineStage: bookingStages.confirmed,
  words: {
    called: "delivery booking",
    thanksSubject: "Your delivery & assembly is booked",
    promise: "We remind you the day before.",
  },
  needsNoResponse: true,
  read,
  alongside: storeBooking,
  changed,
  findCancelled,
  lockForErasing,
  isStillNeeded: neededSince,
  thanks: bookingThanks,
  ownPage: bookingPath,
};

async function read(form: FormReader, { now }: KindContext): Promise<BookingLeadDraft> {
  const { contact, phone } = readContact(form);
  const items = readBookedItems(form);
  const addOns = {
    packagingRemoval: form.ticked("packagingRemoval"),
    haulAway: form.ticked("haulAway"),
    whiteGlove: form.ticked("whiteGlove"),
  };
  const specialInstructions = form.text("specialInstructions", bookingTexts.specialInstructions);
  const { window, ...place } = readPlace(form, now);
  const requested = window ? requestedDateTime(window.date, window.start) : "";
  const details = bookingDetails({ contact, items, addOns, specialInstructions });
  const area = deliveryArea(deliveryAreas, contact.addressZip) ?? "outside";
  const hours = window ? windowLabel(window) : "";
  return {
    contact: { name: contact.fullName, email: contact.email, ...(phone ? { phone } : {}) },
    details,
    record: bookingRecord(details, requested),
    tags: ["website", "delivery booking", `${area} delivery`],
    answers: bookingAnswers(details, { area, requested, hours }),
    pieces: [],
    ...(window ? { window } : {}),
    ...place,
  };
}

/**
 * A window that isn't offered any more can't be compared, and was the one that was taken (rule
 * 10.27).
 */
function changed({ record, window }: BookingLeadDraft, stored: LeadRecord): boolean {
  return Object.entries(record).some(
    ([name, value]) => stored[name] !== value && (window || name !== "requested_date_time"),
  );
}

function readContact(form: FormReader) {
  const contact = contactAtFirst(facts.address);
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
        // A city or state nobody sent is the usual one; one that was emptied stays empty.
        if (form.all(field).length > 0) contact[field] = readPlain(form, field);
        else if (contact[field] === "") readPlain(form, field);
    }
  }
  return { contact, phone };
}

/** A name or a part of the address; empty, and refused, when it can't be one. */
function readPlain(form: FormReader, field: Exclude<ContactField, "email" | "phone">): string {
  const typed = form.all(field)[0] ?? "";
  const problem = contactProblem(field, typed);
  if (problem) form.refuse(field, problem);
  if (problem) return "";
  if (field === "addressState") return readState(typed) ?? "";
  return field === "addressZip" ? (readZip(typed) ?? "") : form.line(field);
}

/**
 * The window that was chosen, and the hold on it. One that was offered while a hold may still count
 * is its holder's, though the orders of that day were cut off meanwhile.
 */
function readPlace(form: FormReader, now: Date): RequestedPlace {
  const missing = ["date", "window"].find((field) => form.line(field) === "");
  if (missing) {
    form.refuse(missing, bookingMessages.time);
    return {};
  }
  const holdId = form.line("hold");
  const window = readWindow(form, now);
  if (window) return { window, ...(holdId ? { holdId } : {}) };
  const before = holdId ? readWindow(form, new Date(now.getTime() - HOLD_MS)) : undefined;
  if (before) return { window: before, holdId, onlyHeld: true };
  form.refuse("window", notOfferedMessage);
  return {};
}

function readWindow(form: FormReader, at: Date): PlannedWindow | undefined {
  const key = { date: form.line("date"), window: form.line("window") };
  return plannedWindow(deliverySchedule, shopDateTime(facts.timeZone, at), key);
}
