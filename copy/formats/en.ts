/*
 * How English pages, emails and records write things; `formats.ts` says what each one is.
 */

export { formatMoney, formatMoneyWithCents } from "#domain/money.ts";
export { dayText, monthAndDay, weekdayText } from "./en/dates.ts";
export { clockText, requestedDateTime, shortDate, windowLabel } from "./en/delivery-times.ts";
export { dateWithWeekday, legalDate, longDate } from "./en/full-dates.ts";
export { hoursLine, hoursRows, openStatusText, shortClockText } from "./en/hours.ts";
export { listAnd, listOr } from "./en/lists.ts";
export { dateText, momentInSentence, momentText } from "./en/moments.ts";
export { freeOrMoney, priceText } from "./en/money.ts";
export { responseTimeText } from "./en/response-time.ts";
export { dimensionsText, feetAndInches, inchesAndFeet, inchesText } from "./en/sizes.ts";
export { usualResponseTime } from "./en/usual-response-time.ts";
export { number, percent } from "./number.ts";
