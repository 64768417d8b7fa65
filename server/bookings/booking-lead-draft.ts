import type { BookingDetails } from "#domain/delivery/booking-details.ts";
import type { ScheduledWindow } from "#domain/delivery/delivery-schedule.ts";
import type { ParsedLead } from "#server/leads/lead-draft.ts";

/** The requested window. */
export interface RequestedPlace {
  window?: ScheduledWindow;
  /** The shopper's hold on the window. */
  holdId?: string;
  /** The window is no longer offered: only a shopper with a hold on it can book it. */
  requiresHold?: true;
}

/** A booking form that was read and is valid. */
export type BookingLeadDraft = ParsedLead & RequestedPlace & { details: BookingDetails };
