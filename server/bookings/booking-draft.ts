import type { BookingDetails } from "#domain/delivery/booking-details.ts";
import { deliveryArea } from "#domain/delivery/delivery-area.ts";
import type { ScheduledWindow } from "#domain/delivery/delivery-schedule.ts";
import { formatsIn } from "#formats-in";
import type { Contact } from "#server/leads/contact-fields.ts";
import { deliveryAreas } from "#shop/delivery.ts";
import { bookingRecord } from "./booking-record.ts";
import { bookingSummary } from "./booking-summary.ts";
import type { BookingLeadDraft } from "./store-booking.ts";

const { requestedDateTime } = formatsIn.en;

/**
 * A booking's lead from what was booked, wherever that comes from.
 * @param window undefined if it isn't offered; such a booking can't be stored.
 */
export function bookingDraft(
  contact: Contact,
  details: BookingDetails,
  window: ScheduledWindow | undefined,
): BookingLeadDraft {
  const requested = window ? requestedDateTime(window.date, window.start) : "";
  const area = deliveryArea(deliveryAreas, details.contact.addressZip) ?? "outside";
  return {
    contact,
    details,
    record: bookingRecord(details, requested),
    tags: ["website", "delivery booking", `${area} delivery`],
    summary: (language) => bookingSummary(details, { area, window }, language),
    products: [],
    ...(window ? { window } : {}),
  };
}
