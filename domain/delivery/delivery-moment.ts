import { Temporal } from "temporal-polyfill";

/** Hours before a delivery until which it can be moved or cancelled (rule 10.25). */
export const CHANGE_NOTICE_HOURS = 24;
/** Shop time at which reminders go out, the day before (rule 15.18). */
const REMINDER_TIME = "09:00";

/** The shop's wall clock at an instant: a day and `HH:MM`. */
export interface ShopDateTime {
  date: string;
  time: string;
}

/** What calendar and clock on the shop's wall show at an instant, whatever the machine's zone. */
export function shopDateTime(timeZone: string, at: Date): ShopDateTime {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return {
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: "minute" }),
  };
}

/**
 * The instant at which the shop's clock shows this day and time. Of an hour that comes twice the
 * first is meant; one that is skipped is the hour after.
 */
export function shopInstant(timeZone: string, date: string, time: string): Date {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone);
  return new Date(local.epochMilliseconds);
}

/** The last moment at which a booking can still be moved or cancelled: 24 hours before. */
export function changesCloseAt(timeZone: string, date: string, start: string): Date {
  return new Date(shopInstant(timeZone, date, start).getTime() - CHANGE_NOTICE_HOURS * 3_600_000);
}

/** When the reminder of a delivery goes out: 9:00 AM shop time on the day before (rule 15.18). */
export function reminderAt(timeZone: string, date: string): Date {
  const dayBefore = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
  return shopInstant(timeZone, dayBefore, REMINDER_TIME);
}
