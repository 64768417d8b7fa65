import { clockText, requestedDateTime } from "#domain/delivery/delivery-date.ts";
import { changesCloseAt, shopDateTime } from "#domain/delivery/delivery-moment.ts";
import { callHref } from "#domain/phone-link.ts";
import {
  type BookedDelivery,
  bookedAddress,
  bookedHours,
  bookedTime,
  tellable,
} from "#server/bookings/booked-delivery.ts";
import { bookingCalendar, type CalendarContext } from "#server/bookings/booking-calendar.ts";
import { reminderTime } from "#server/bookings/store-booking.ts";
import { undoableUntil } from "#server/bookings/undo-time.ts";
import type { Answer } from "#server/leads/lead-kind.ts";
import { facts } from "#shop/facts.ts";
import { html, type Markup } from "./html.ts";
import { answersTable, answersText } from "./lead-tables.ts";
import type { Letter } from "./letter.ts";
import { mailHeading, mailLayout, mailLink, mailParagraph, textFooter } from "./mail-layout.ts";

/** What a mail about a booking is for. */
export type BookingOccasion = "confirmed" | "reminder" | BookingChange;

/** A change by the private link. */
export type BookingChange = "moved" | "cancelled" | "restored";

interface OccasionWords {
  subject: (booking: BookedDelivery, now: Date) => string;
  title: (booking: BookedDelivery, now: Date) => string;
  text: (booking: BookedDelivery, now: Date) => string;
}

const occasions: Readonly<Record<BookingOccasion, OccasionWords>> = {
  confirmed: {
    subject: ({ reference }) => `Your delivery & assembly is booked (${reference})`,
    title: () => "Thanks, your delivery & assembly is booked!",
    text: (booking, now) =>
      `We come on ${bookedTime(booking)}${reminderTime(booking.date, now) ? " and remind you the day before" : ""}. The calendar file in this mail puts it in your calendar.`,
  },
  moved: {
    subject: (booking) => `Your delivery is now on ${bookedTime(booking)} (${booking.reference})`,
    title: () => "Your delivery has a new time",
    text: (booking) =>
      `We now come on ${bookedTime(booking)}. The calendar file in this mail moves the entry in your calendar.`,
  },
  cancelled: {
    subject: ({ reference }) => `Your delivery is cancelled (${reference})`,
    title: () => "Your delivery is cancelled",
    text: (booking) =>
      `We don't come on ${bookedTime(booking)}. The calendar file in this mail takes the entry out of your calendar. Whenever you want a new time, book again or call us.`,
  },
  restored: {
    subject: (booking) =>
      `Your delivery is on again: ${bookedTime(booking)} (${booking.reference})`,
    title: () => "Your delivery is on again",
    text: (booking) =>
      `The cancellation is taken back: we come on ${bookedTime(booking)} as booked. The calendar file in this mail puts the entry back in your calendar.`,
  },
  reminder: {
    subject: (booking, now) =>
      `${isToday(booking, now) ? "Today" : "Tomorrow"}: your delivery, ${bookedHours(booking)} (${booking.reference})`,
    title: (booking, now) => (isToday(booking, now) ? "We come today" : "We come tomorrow"),
    text: (booking) =>
      `Your delivery is on ${bookedTime(booking)}. Please clear the way and the spot, and have someone aged 18 or older at home.`,
  },
};

/** The mail comes late when the shop's server was down on the day before. */
function isToday({ date }: BookedDelivery, now: Date): boolean {
  return shopDateTime(facts.timeZone, now).date === date;
}

/**
 * A mail to the shopper about their booking, with the private link and the calendar entry (rule
 * 15.17).
 */
export function bookingLetter(
  occasion: BookingOccasion,
  booked: BookedDelivery,
  answers: readonly Answer[],
  calendar: CalendarContext,
): Letter {
  const booking = tellable(booked);
  const words = occasions[occasion];
  const subject = words.subject(booking, calendar.now);
  const title = words.title(booking, calendar.now);
  const text = words.text(booking, calendar.now);
  const change = changeLine(occasion, booking, calendar);
  const shown: Answer[] = [{ label: "Reference", value: booking.reference }, ...answers];
  const body = html`${mailHeading(title)}
${mailParagraph(html`${text}`)}
${answersTable(shown)}
${change.markup}
${mailParagraph(html`Questions? Call or text us at ${mailLink(callHref(facts.phone), facts.phone)} and have your reference at hand.`)}`;
  return {
    to: { name: booking.name, address: booking.email },
    replyTo: { name: facts.name, address: facts.email },
    subject,
    text: [
      title,
      text,
      answersText(shown),
      change.text,
      `Questions? Call or text us at ${facts.phone} and have your reference at hand.`,
      textFooter(),
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
    html: mailLayout({ title: subject, preview: text, body, siteUrl: calendar.siteUrl }),
    ...(occasion === "reminder" ? {} : { calendar: entryFor(occasion, booking, calendar) }),
  };
}

/**
 * The shop's copy of a change: what it is, how it came, and whether it may be taken back (rule
 * 15.19).
 */
export function bookingNote(
  occasion: BookingChange,
  booking: BookedDelivery,
  before: string,
  { siteUrl, now }: Pick<CalendarContext, "siteUrl" | "now">,
): Letter {
  const { reference, name, email, record } = booking;
  const title = `Delivery ${reference} ${occasion}`;
  const at = shopDateTime(facts.timeZone, now);
  const undo = undoTime(booking);
  const shown: Answer[] = [
    { label: "Name", value: name },
    { label: "Phone", value: String(record.phone) },
    { label: "Was", value: occasion === "restored" ? `Cancelled (${before})` : before },
    { label: "Now", value: occasion === "cancelled" ? "Cancelled" : bookedTime(booking) },
    { label: "Address", value: bookedAddress(booking).join(", ") },
    {
      label: "How",
      value: `By the private link in the shopper's e-mail, on ${requestedDateTime(at.date, at.time)}`,
    },
    ...(undo
      ? [
          {
            label: "Undo",
            value: `Whoever has the link can take it back until ${undo}, as long as the place is free. If it looks wrong, call before you give the place away.`,
          },
        ]
      : []),
  ];
  return {
    replyTo: { name, address: email },
    subject: `${title} by ${name}`,
    text: `${title}\n\n${answersText(shown)}`,
    html: mailLayout({
      title,
      preview: before,
      body: html`${mailHeading(title)}\n${answersTable(shown)}`,
      siteUrl,
    }),
  };
}

/**
 * The way to another time: the private link, or once that is closed the shop's number (rule 10.25).
 */
function changeLine(
  occasion: BookingOccasion,
  booking: BookedDelivery,
  { link, now }: CalendarContext,
): { markup: Markup; text: string } {
  if (occasion === "cancelled") return undoLine(booking, link);
  if (now >= changesCloseAt(facts.timeZone, booking.date, booking.start)) {
    const closed = `Something came up? It is less than 24 hours until we come, so please call us and we find a way together. Your booking:`;
    return {
      markup: mailParagraph(html`${closed} ${mailLink(link, "see it here")}.`),
      text: `${closed}\n${link}`,
    };
  }
  const before = "Another time suits you better? Up to 24 hours before you can";
  const label = "reschedule or cancel here";
  return {
    markup: mailParagraph(
      html`${before} ${mailLink(link, label)}. The link is yours alone: keep it.`,
    ),
    text: `${before} reschedule or cancel at your private link:\n${link}`,
  };
}

/** The way back from a cancellation that was a mistake, or not the shopper's own. */
function undoLine(booking: BookedDelivery, link: string): { markup: Markup; text: string } {
  const before = `Changed your mind, or wasn't it you? Until ${undoTime(booking)}, as long as the place is free, you can`;
  return {
    markup: mailParagraph(html`${before} ${mailLink(link, "take it back here")}.`),
    text: `${before} take it back at your private link:\n${link}`,
  };
}

/** `2:30 PM`, when a cancellation can no longer be taken back; undefined when nothing is cancelled. */
function undoTime(booking: BookedDelivery): string | undefined {
  const until = undoableUntil(booking);
  return until && clockText(shopDateTime(facts.timeZone, until).time);
}

function entryFor(
  occasion: Exclude<BookingOccasion, "reminder">,
  booking: BookedDelivery,
  context: CalendarContext,
): NonNullable<Letter["calendar"]> {
  const method = occasion === "cancelled" ? "CANCEL" : "REQUEST";
  return { method, content: bookingCalendar(booking, context, method) };
}
