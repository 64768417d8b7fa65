import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { changesCloseAt, shopInstant } from "#domain/delivery/delivery-moment.ts";
import { headerText } from "#server/mail/header-text.ts";
import { asciiAddress, type Mailbox } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import { addressLines, type Booking, hoursText, startText } from "./stored-booking.ts";

const MAX_NAME_LENGTH = 70;
const MAX_LOCATION_LENGTH = 400;

/** What a calendar entry needs in addition to the booking. */
export interface CalendarContext {
  siteUrl: string;
  /** Address of the booking's private page. */
  link: string;
  now: Date;
  /** The sender of the emails: calendars reject an entry whose organizer is a different address. */
  organizer: Mailbox;
}

/** How the entry reaches a calendar: in the organizer's email, or as a file to open (`PUBLISH`). */
export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH";

/**
 * The delivery as a calendar file. Every version has the same UID and a higher SEQUENCE, so that a
 * moved or cancelled delivery updates the existing entry. Times are in UTC.
 */
export function calendarFile(
  booking: Booking,
  { link, now, organizer }: CalendarContext,
  method: CalendarMethod,
): string {
  const { date, start, end, status, version, reference } = booking;
  const open = status === "booked" && now < changesCloseAt(facts.timeZone, date, start);
  const calendar = ical({
    prodId: { company: facts.name, product: "delivery", language: "EN" },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: booking.leadId,
    sequence: version,
    stamp: now,
    start: shopInstant(facts.timeZone, date, start),
    end: shopInstant(facts.timeZone, date, end),
    summary: `${facts.name}: delivery & assembly (${reference})`,
    description: `${startText(booking)}. The crew arrives ${hoursText(booking)}. Someone aged 18 or older should be there.\n${open ? "Change or cancel up to 24 hours before" : "Your booking"}: ${link}\nQuestions: ${facts.phone}`,
    location: headerText(addressLines(booking).join(", "), MAX_LOCATION_LENGTH) || null,
    url: link,
    status: status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: {
      name: organizer.name || facts.name,
      email: asciiAddress(organizer.address) ?? organizer.address,
    },
  });
  if (method !== "PUBLISH") {
    event.createAttendee({
      name: headerText(booking.name, MAX_NAME_LENGTH),
      email: booking.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  // Every line must end in a line break, including the last one (RFC 5545, section 3.1).
  return `${calendar}\r\n`;
}
