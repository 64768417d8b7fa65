import type { AcceptedLead, MessageConfig } from "#server/leads/lead-kind.ts";
import type { Email } from "#server/mail/email.ts";
import { senderMailbox } from "#server/mail/email-settings.ts";
import { bookingEmail } from "./booking-emails.ts";
import { bookingPath } from "./booking-token.ts";
import { type BookingLeadDraft, windowOf } from "./store-booking.ts";

/** The confirmation email for a booking that is being stored; undefined without an address. */
export function bookingConfirmationEmail(
  { identity, draft, attribution, language }: AcceptedLead<BookingLeadDraft>,
  { siteUrl, linkSecret, mailFrom }: MessageConfig,
): Email | undefined {
  const { contact, summary, details, tags } = draft;
  const { id, reference, submittedAt } = identity;
  return bookingEmail(
    "confirmed",
    {
      ...windowOf(draft),
      leadId: id,
      reference,
      language,
      submittedAt,
      name: contact.name,
      email: contact.email ?? "",
      status: "booked",
      version: 0,
      details,
      tags,
      attribution,
    },
    summary(language),
    {
      siteUrl,
      link: siteUrl + bookingPath(id, linkSecret, language),
      now: submittedAt,
      organizer: senderMailbox({ mailFrom }),
      language,
    },
  );
}
