import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { copyIn } from "#copy-in/calendar-entry.ts";
import { changesCloseAt, shopInstant } from "#domain/delivery/delivery-moment.ts";
import type { Language } from "#domain/language.ts";
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
  language: Language;
}

/** How the entry reaches a calendar: in the organizer's email, or as a file to open (`PUBLISH`). */
export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH";

/**
 * The delivery as a calendar file. Every version has the same UID and a higher SEQUENCE, so that a
 * moved or cancelled delivery updates the existing entry. Times are in UTC.
 */
export function calendarFile(
  booking: Booking,
  { link, now, organizer, language }: CalendarContext,
  method: CalendarMethod,
): string {
  const { date, start, end, status, version, reference } = booking;
  const isOpen = status === "booked" && now < changesCloseAt(facts.timeZone, date, start);
  const calendar = ical({
    prodId: { company: facts.name, product: "delivery", language: language.toUpperCase() },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: booking.leadId,
    sequence: version,
    stamp: now,
    start: shopInstant(facts.timeZone, date, start),
    end: shopInstant(facts.timeZone, date, end),
    summary: copyIn[language].summary({ shop: facts.name, reference }),
    description: descriptionOf(booking, { link, isOpen }, language),
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

function descriptionOf(
  booking: Booking,
  { link, isOpen }: { link: string; isOpen: boolean },
  language: Language,
): string {
  const copy = copyIn[language];
  const [time, hours] = [startText(booking, language), hoursText(booking, language)];
  return [
    copy.description({ time, hours }),
    isOpen ? copy.change({ link }) : copy.booking({ link }),
    copy.questions({ phone: facts.phone }),
  ].join("\n");
}
