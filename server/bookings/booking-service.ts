import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import type { Language } from "#domain/language.ts";
import type { MessageConfig } from "#server/leads/lead-kind.ts";
import { senderMailbox } from "#server/mail/email-settings.ts";
import type { Clock } from "#server/platform/clock.ts";
import { isOutage } from "#server/store/outage.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Store } from "#server/store/store-interface.ts";
import { availableWindows, plannedWindows } from "./available-windows.ts";
import { bookingPath, readBookingToken } from "./booking-token.ts";
import { type BookingView, bookingView } from "./booking-view.ts";
import { calendarFile } from "./calendar-file.ts";
import { type ChangeResult, cancelBooking, moveBooking } from "./change-booking.ts";
import { findBooking } from "./stored-booking.ts";
import { undoCancel } from "./undo-cancel.ts";
import type { WindowKey } from "./window-places.ts";

/** What pages can do with delivery windows and bookings. */
export interface BookingService {
  /** Windows that can be booked now, with the places left in each. */
  windows(range?: { from?: string; days?: number }): Promise<AvailableWindow[]>;
  /**
   * The same for the page to book. While the database can't be read, these are the windows of the
   * schedule: the page is served like the others, and nothing can be booked then (decision 024).
   */
  windowsToChoose(): Promise<AvailableWindow[]>;
  /**
   * The booking behind a private link; undefined if the token is invalid or the booking is gone.
   * @param language of the page's address
   */
  booking(token: string, language: Language): Promise<BookingView | undefined>;
  /** The booking as a calendar file (iCalendar), in the language of its address. */
  calendar(token: string, language: Language): Promise<string | undefined>;
  /** @param language of the page's address, for messages */
  move(token: string, to: WindowKey, language: Language): Promise<ChangeResult | undefined>;
  cancel(token: string, language: Language): Promise<ChangeResult | undefined>;
  /** Undoes a cancellation, within 30 minutes of it (rule 10.26). */
  undoCancel(token: string, language: Language): Promise<ChangeResult | undefined>;
}

export interface BookingServiceDeps {
  store: Store;
  config: MessageConfig;
  clock: Clock;
  /** Called after a change so that its emails are sent at once. */
  onMessagesQueued?: (() => void) | undefined;
}

/** Creates the booking service on the shop's store and clock. */
export function createBookingService(deps: BookingServiceDeps): BookingService {
  const { store, config, clock } = deps;
  const leadOf = (token: string) => readBookingToken(token, config.linkSecret);
  const find = async (token: string) => {
    const leadId = leadOf(token);
    return leadId ? retryOnBusy(() => findBooking(store.queries, leadId)) : undefined;
  };
  const change = async (token: string, make: (leadId: string) => Promise<ChangeResult>) => {
    const booking = await find(token);
    if (!booking) return undefined;
    const result = await make(booking.leadId);
    if (result.ok) deps.onMessagesQueued?.();
    return result;
  };
  const windows: BookingService["windows"] = (range) =>
    retryOnBusy(() => availableWindows(store.queries, clock(), range));
  return {
    windows,
    windowsToChoose: () =>
      windows().catch((error: unknown) => {
        if (!isOutage(error)) throw error;
        return plannedWindows(clock());
      }),
    booking: async (token, language) => {
      const booking = await find(token);
      return booking && bookingView(booking, clock(), language);
    },
    calendar: async (token, language) => {
      const booking = await find(token);
      if (!booking) return undefined;
      const link = config.siteUrl + bookingPath(booking.leadId, config.linkSecret, language);
      const context = {
        siteUrl: config.siteUrl,
        link,
        now: clock(),
        organizer: senderMailbox(config),
        language,
      };
      return calendarFile(booking, context, "PUBLISH");
    },
    move: (token, to, language) =>
      change(token, (leadId) => moveBooking({ store, config, now: clock(), language }, leadId, to)),
    cancel: (token, language) =>
      change(token, (leadId) => cancelBooking({ store, config, now: clock(), language }, leadId)),
    undoCancel: (token, language) =>
      change(token, (leadId) => undoCancel({ store, config, now: clock(), language }, leadId)),
  };
}
