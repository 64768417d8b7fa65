import type { BookingDetails } from "#domain/delivery/booking-details.ts";
import type { PlannedWindow } from "#domain/delivery/delivery-schedule.ts";
import type { LeadDraft } from "#server/leads/lead-draft.ts";

/** The place a booking asks for. */
export interface RequestedPlace {
  window?: PlannedWindow;
  /** The hold it has on the window. */
  holdId?: string;
  /** The window is not offered any more: only who holds a place in it gets one. */
  onlyHeld?: true;
}

/** A booking's form that was read and found good. */
export type BookingLeadDraft = LeadDraft & RequestedPlace & { details: BookingDetails };
