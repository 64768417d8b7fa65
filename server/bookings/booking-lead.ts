import type { KindWithoutForm } from "#server/leads/lead-kind.ts";
import { bookingConfirmationEmail } from "./booking-confirmation-email.ts";
import { bookingStages } from "./booking-record.ts";
import { bookingPath } from "./booking-token.ts";
import { findCancelled, hasBookingSince } from "./bookings-of-leads.ts";
import { lockForErasing } from "./erase-bookings.ts";
import { type BookingLeadDraft, storeBooking } from "./store-booking.ts";

/**
 * The lead kind `booking` without its form: what holds for every booking, also one that was agreed in
 * a quote.
 */
export const bookingLead: KindWithoutForm<BookingLeadDraft> = {
  name: "booking",
  referencePrefix: "B",
  pipelineStage: bookingStages.confirmed,
  called: "delivery booking",
  needsNoResponse: true,
  storeRelated: storeBooking,
  findCancelled,
  lockForErasing,
  isStillNeeded: hasBookingSince,
  confirmationEmail: bookingConfirmationEmail,
  privatePage: bookingPath,
};
