import { Temporal } from "temporal-polyfill";

/** A booking can be moved or cancelled until this many hours before the delivery (rule 10.25). */
export const CHANGE_NOTICE_HOURS = 24;
/** Shop time at which reminders are sent, the day before (rule 15.18). */
const REMINDER_TIME = "09:00";

/** Date and `HH:MM` in the shop's time zone. */
export interface ShopDateTime {
  date: string;
  time: string;
}

/** The date and time in the shop's time zone at an instant. */
export function shopDateTime(timeZone: string, at: Date): ShopDateTime {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return {
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: "minute" }),
  };
}

/**
 * The instant of a date and time in the shop's time zone. Of an hour that comes twice, the first;
 * for a skipped hour, the hour after.
 */
export function shopInstant(timeZone: string, date: string, time: string): Date {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone);
  return new Date(local.epochMilliseconds);
}

/** The last moment at which a booking can be moved or cancelled: 24 hours before. */
export function changesCloseAt(timeZone: string, date: string, start: string): Date {
  return new Date(shopInstant(timeZone, date, start).getTime() - CHANGE_NOTICE_HOURS * 3_600_000);
}

/** When a delivery's reminder is sent: 9:00 AM shop time on the day before (rule 15.18). */
export function reminderAt(timeZone: string, date: string): Date {
  const dayBefore = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
  return shopInstant(timeZone, dayBefore, REMINDER_TIME);
}
