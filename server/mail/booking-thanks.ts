import { bookingPath } from "#server/bookings/booking-token.ts";
import type { AcceptedLead } from "#server/leads/accepted-lead.ts";
import type { DeliveryPlanConfig } from "#server/outbox/plan-deliveries.ts";
import { bookingLetter } from "./booking-letters.ts";
import type { Letter } from "./letter.ts";
import { sender } from "./mail-settings.ts";

/** The confirmation of a booking that is being accepted. */
export function bookingThanks(
  { identity, draft, record }: AcceptedLead,
  { siteUrl, linkSecret, mailFrom }: DeliveryPlanConfig,
): Letter {
  const { window, contact, answers } = draft;
  if (!window) throw new Error("A booking without a window was accepted.");
  const { id, reference, submittedAt } = identity;
  return bookingLetter(
    "confirmed",
    {
      ...window,
      leadId: id,
      reference,
      name: contact.name,
      email: contact.email ?? "",
      status: "booked",
      version: 0,
      record,
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
