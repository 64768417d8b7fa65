import { callHref } from "#domain/phone-link.ts";
import type { Mailbox } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import type { Email } from "./email.ts";
import {
  emailHeading,
  emailLayout,
  emailLink,
  emailParagraph,
  textFooter,
} from "./email-layout.ts";
import { html, type SafeHtml } from "./html.ts";
import { type EmailRow, summaryTable, summaryText } from "./lead-summary.ts";

/** Why an email about a booking is sent. */
export type BookingOccasion = "confirmed" | "reminder" | BookingChange;

/** A change made through the private link. */
export type BookingChange = "moved" | "cancelled" | "restored";

/** The content of an email to the shopper about a booking, as of when it is written. */
export interface BookingEmailData {
  reference: string;
  to: Mailbox;
  /** `September 20, 2026 at 2:00 PM`. */
  time: string;
  /** `2:00 PM – 5:00 PM`, the window in which the crew arrives. */
  hours: string;
  isToday: boolean;
  /** Whether a reminder will still be sent. */
  reminderComes: boolean;
  /** Less than 24 hours until the delivery: changes only by phone (rule 10.25). */
  isClosed: boolean;
  /** `2:30 PM`, until when a cancellation can be undone; undefined if nothing is cancelled. */
  undoUntil: string | undefined;
  /** Address of the booking's private page. */
  link: string;
  /** The booking as summary rows. */
  summary: readonly EmailRow[];
  /** The calendar entry to add, update or remove. */
  calendar?: Email["calendar"];
  siteUrl: string;
}

/** The content of the email to the shop about a change to a booking. */
export interface BookingChangeEmailData {
  reference: string;
  name: string;
  /** Empty if the shopper gave none. */
  email: string;
  phone: string;
  address: string;
  /** The delivery time before the change, and the current one. */
  before: string;
  time: string;
  /** When the change was made: `September 19, 2026 at 10:30 AM`. */
  changedAt: string;
  /** See `BookingEmailData`. */
  undoUntil: string | undefined;
  siteUrl: string;
}

interface EmailCopy {
  subject: (booking: BookingEmailData) => string;
  title: (booking: BookingEmailData) => string;
  text: (booking: BookingEmailData) => string;
}

const copyByOccasion: Readonly<Record<BookingOccasion, EmailCopy>> = {
  confirmed: {
    subject: ({ reference }) => `Your delivery & assembly is booked (${reference})`,
    title: () => "Thanks, your delivery & assembly is booked!",
    text: ({ time, reminderComes }) =>
      `We come on ${time}${reminderComes ? " and remind you the day before" : ""}. The calendar file in this mail puts it in your calendar.`,
  },
  moved: {
    subject: ({ time, reference }) => `Your delivery is now on ${time} (${reference})`,
    title: () => "Your delivery has a new time",
    text: ({ time }) =>
      `We now come on ${time}. The calendar file in this mail moves the entry in your calendar.`,
  },
  cancelled: {
    subject: ({ reference }) => `Your delivery is cancelled (${reference})`,
    title: () => "Your delivery is cancelled",
    text: ({ time }) =>
      `We don't come on ${time}. The calendar file in this mail takes the entry out of your calendar. Whenever you want a new time, book again or call us.`,
  },
  restored: {
    subject: ({ time, reference }) => `Your delivery is on again: ${time} (${reference})`,
    title: () => "Your delivery is on again",
    text: ({ time }) =>
      `The cancellation is taken back: we come on ${time} as booked. The calendar file in this mail puts the entry back in your calendar.`,
  },
  reminder: {
    subject: ({ isToday, hours, reference }) =>
      `${isToday ? "Today" : "Tomorrow"}: your delivery, ${hours} (${reference})`,
    title: ({ isToday }) => (isToday ? "We come today" : "We come tomorrow"),
    text: ({ time }) =>
      `Your delivery is on ${time}. Please clear the way and the spot, and have someone aged 18 or older at home.`,
  },
};

/**
 * Composes an email to the shopper about their booking, with private link and calendar entry (rule
 * 15.17).
 */
export function composeBookingEmail(occasion: BookingOccasion, booking: BookingEmailData): Email {
  const copy = copyByOccasion[occasion];
  const subject = copy.subject(booking);
  const title = copy.title(booking);
  const text = copy.text(booking);
  const change = changeLine(occasion, booking);
  const { reference, to, summary, calendar, siteUrl } = booking;
  const rows: EmailRow[] = [{ label: "Reference", value: reference }, ...summary];
  const body = html`${emailHeading(title)}
${emailParagraph(html`${text}`)}
${summaryTable(rows)}
${change.markup}
${emailParagraph(html`Questions? Call or text us at ${emailLink(callHref(facts.phone), facts.phone)} and have your reference at hand.`)}`;
  return {
    to,
    replyTo: { name: facts.name, address: facts.email },
    subject,
    text: [
      title,
      text,
      summaryText(rows),
      change.text,
      `Questions? Call or text us at ${facts.phone} and have your reference at hand.`,
      textFooter(),
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
    html: emailLayout({ title: subject, preheader: text, body, siteUrl }),
    ...(calendar ? { calendar } : {}),
  };
}

/**
 * Composes the shop email about a change: what changed, how, and whether it can be undone (rule
 * 15.19).
 */
export function shopBookingEmail(occasion: BookingChange, change: BookingChangeEmailData): Email {
  const { reference, name, email, before, undoUntil, siteUrl } = change;
  const title = `Delivery ${reference} ${occasion}`;
  const rows: EmailRow[] = [
    { label: "Name", value: name },
    { label: "Phone", value: change.phone },
    { label: "Was", value: occasion === "restored" ? `Cancelled (${before})` : before },
    { label: "Now", value: occasion === "cancelled" ? "Cancelled" : change.time },
    { label: "Address", value: change.address },
    {
      label: "How",
      value: `By the private link${email === "" ? "" : " in the shopper's e-mail"}, on ${change.changedAt}`,
    },
    ...(undoUntil
      ? [
          {
            label: "Undo",
            value: `Whoever has the link can take it back until ${undoUntil}, as long as the place is free. If it looks wrong, call before you give the place away.`,
          },
        ]
      : []),
  ];
  return {
    ...(email === "" ? {} : { replyTo: { name, address: email } }),
    subject: `${title} by ${name}`,
    text: `${title}\n\n${summaryText(rows)}`,
    html: emailLayout({
      title,
      preheader: before,
      body: html`${emailHeading(title)}\n${summaryTable(rows)}`,
      siteUrl,
    }),
  };
}

/**
 * How to change the booking: the private link, or the shop's number once changes are closed (rule
 * 10.25).
 */
function changeLine(
  occasion: BookingOccasion,
  { link, isClosed, undoUntil }: BookingEmailData,
): { markup: SafeHtml; text: string } {
  if (occasion === "cancelled") return undoLine(undoUntil, link);
  if (isClosed) {
    const closed = `Something came up? It is less than 24 hours until we come, so please call us and we find a way together. Your booking:`;
    return {
      markup: emailParagraph(html`${closed} ${emailLink(link, "see it here")}.`),
      text: `${closed}\n${link}`,
    };
  }
  const before = "Another time suits you better? Up to 24 hours before you can";
  const label = "reschedule or cancel here";
  return {
    markup: emailParagraph(
      html`${before} ${emailLink(link, label)}. The link is yours alone: keep it.`,
    ),
    text: `${before} reschedule or cancel at your private link:\n${link}`,
  };
}

/** How to undo a cancellation that was a mistake or was not made by the shopper. */
function undoLine(undoUntil: string | undefined, link: string): { markup: SafeHtml; text: string } {
  const before = `Changed your mind, or wasn't it you? Until ${undoUntil}, as long as the place is free, you can`;
  return {
    markup: emailParagraph(html`${before} ${emailLink(link, "take it back here")}.`),
    text: `${before} take it back at your private link:\n${link}`,
  };
}
