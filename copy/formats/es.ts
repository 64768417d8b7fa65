/*
 * How Spanish pages and emails write things; `formats.ts` says what each one is.
 */

export { formatMoney, formatMoneyWithCents } from "#domain/money.ts";
export { dayText, monthAndDay, weekdayText } from "./es/dates.ts";
export { clockText, requestedDateTime, shortDate, windowLabel } from "./es/delivery-times.ts";
export { dateWithWeekday, longDate, longDate as legalDate } from "./es/full-dates.ts";
export { hoursLine, hoursRows, openStatusText, shortClockText } from "./es/hours.ts";
export { listAnd, listOr } from "./es/lists.ts";
export { dateText, momentInSentence, momentText } from "./es/moments.ts";
export { freeOrMoney, priceText } from "./es/money.ts";
export { responseTimeText } from "./es/response-time.ts";
export { dimensionsText, feetAndInches, inchesAndFeet, inchesText } from "./es/sizes.ts";
export { usualResponseTime } from "./es/usual-response-time.ts";
export { number, percent } from "./number.ts";
