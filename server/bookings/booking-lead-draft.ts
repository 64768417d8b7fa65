import type { BookingDetails } from "#domain/delivery/booking-details.ts";
import type { ScheduledWindow } from "#domain/delivery/delivery-schedule.ts";
import type { ParsedLead } from "#server/leads/lead-draft.ts";

/** The place a booking asks for. */
export interface RequestedPlace {
  window?: ScheduledWindow;
  /** The hold it has on the window. */
  holdId?: string;
  /** The window is not offered any more: only who holds a place in it gets one. */
  requiresHold?: true;
}

/** A booking's form that was read and found good. */
export type BookingLeadDraft = ParsedLead & RequestedPlace & { details: BookingDetails };
