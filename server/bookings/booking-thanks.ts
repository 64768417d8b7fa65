import type { DeliveryPlanConfig } from "#server/leads/delivery-plan-config.ts";
import type { AcceptedLead } from "#server/leads/lead-kind.ts";
import type { Letter } from "#server/mail/letter.ts";
import { sender } from "#server/mail/mail-settings.ts";
import type { BookingDraft } from "./booking-draft.ts";
import { bookingMail } from "./booking-mails.ts";
import { bookingPath } from "./booking-token.ts";

/** The confirmation of a booking that is being accepted. */
export function bookingThanks(
  { identity, draft, attribution }: AcceptedLead<BookingDraft>,
  { siteUrl, linkSecret, mailFrom }: DeliveryPlanConfig,
): Letter {
  const { window, contact, answers, details, tags } = draft;
  if (!window) throw new Error("A booking without a window was accepted.");
  const { id, reference, submittedAt } = identity;
  return bookingMail(
    "confirmed",
    {
      ...window,
      leadId: id,
      reference,
      submittedAt,
      name: contact.name,
      email: contact.email ?? "",
      status: "booked",
      version: 0,
      ...{ details, tags, attribution },
    },
    answers,
    {
      siteUrl,
      link: siteUrl + bookingPath(id, linkSecret),
      now: submittedAt,
      organizer: sender({ mailFrom }),
    },
  );
}
