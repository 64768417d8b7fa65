import { copyIn } from "#copy-in/booking-emails.ts";
import { copyIn as rowsIn } from "#copy-in/lead-rows.ts";
import type { Language } from "#domain/language.ts";
import { callHref } from "#domain/phone-link.ts";
import type { Mailbox } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import type { Email } from "./email.ts";
import {
  emailHeading,
  emailLayout,
  emailParagraph,
  paragraphWithLink,
  type TextWithLink,
  textFooter,
  withoutLink,
} from "./email-layout.ts";
import { html, type SafeHtml } from "./html.ts";
import { languageRows } from "./language-row.ts";
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
  /** The shopper's. */
  language: Language;
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

/**
 * Composes an email to the shopper about their booking, with private link and calendar entry (rule
 * 15.17).
 */
export function composeBookingEmail(
  occasion: BookingOccasion,
  booking: BookingEmailData,
  language: Language,
): Email {
  const { subject, title, text } = wordsOf(occasion, booking, language);
  const change = changeLine(occasion, booking, language);
  const { reference, to, summary, calendar, siteUrl } = booking;
  const rows: EmailRow[] = [{ label: rowsIn[language].reference, value: reference }, ...summary];
  const questions: TextWithLink = ({ link }) =>
    copyIn[language].questions({ link, phone: facts.phone });
  const body = html`${emailHeading(title)}
${emailParagraph(html`${text}`)}
${summaryTable(rows)}
${change.markup}
${paragraphWithLink(questions, callHref(facts.phone))}`;
  return {
    to,
    replyTo: { name: facts.name, address: facts.email },
    subject,
    text: [title, text, summaryText(rows), change.text, withoutLink(questions), textFooter()]
      .filter((part) => part !== "")
      .join("\n\n"),
    html: emailLayout({ title: subject, preheader: text, body, language, siteUrl }),
    ...(calendar ? { calendar } : {}),
  };
}

/** What an email says first, by why it is sent. */
function wordsOf(
  occasion: BookingOccasion,
  { reference, time, hours, isToday, reminderComes }: BookingEmailData,
  language: Language,
): Record<"subject" | "title" | "text", string> {
  const copy = copyIn[language];
  if (occasion === "reminder") {
    const { reminder } = copy;
    const day = isToday ? "today" : "tomorrow";
    return {
      subject: reminder.subject({ day, hours, reference }),
      title: reminder.title({ day }),
      text: reminder.text({ time }),
    };
  }
  const { subject, title, text } = copy[occasion];
  const reminder = reminderComes ? "comes" : "none";
  return { subject: subject({ reference, time }), title, text: text({ time, reminder }) };
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
    ...languageRows(change.language),
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
      language: "en",
      siteUrl,
    }),
  };
}

/**
 * How to change the booking: the private link, or the shop's number once changes are closed (rule
 * 10.25); of a canceled one, how to take that back.
 */
function changeLine(
  occasion: BookingOccasion,
  { link: address, isClosed, undoUntil = "" }: BookingEmailData,
  language: Language,
): { markup: SafeHtml; text: string } {
  const { undo, closed, change } = copyIn[language];
  if (occasion === "cancelled") {
    const before: TextWithLink = ({ link }) => undo.link({ link, until: undoUntil });
    return {
      markup: paragraphWithLink(before, address),
      text: `${undo.text({ until: undoUntil })}\n${address}`,
    };
  }
  const { link, text } = isClosed ? closed : change;
  return { markup: paragraphWithLink(link, address), text: `${text}\n${address}` };
}
