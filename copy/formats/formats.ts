import type { OpenStatus } from "#domain/open-status.ts";
import type { OpeningHours } from "#domain/opening-hours.ts";
import type { Cents, Product, ProductSpecs } from "#domain/product.ts";
import type { ShopCalendar } from "#domain/shop-calendar.ts";

/**
 * How a language writes money, numbers, days, times and sizes. Examples are English. Dates are
 * `YYYY-MM-DD`, times 24-hour `HH:MM`, both in the shop's time zone. Written by hand rather than by
 * `Intl` where browsers and Node use different spaces.
 */
export interface Formats {
  /** `$150`, `$1,299.50`: whole dollars without cents, as on a price tag (rule 17.10). */
  formatMoney(cents: Cents): string;
  /** `$150.00`: always with cents, for statements and columns (rule 17.10). */
  formatMoneyWithCents(cents: Cents): string;
  /** `Free`, or a price as on a price tag, where 0 is what was agreed. */
  freeOrMoney(cents: Cents): string;
  /** `Call for Price`, or the price as on a price tag (rule 3.5). */
  priceText(product: Pick<Product, "price">): string;
  /** `9.99%`, from hundredths of a percent. */
  percent(hundredths: number): string;
  /** `1,234`. */
  number(value: number): string;

  /** `September 20, 2026`. */
  longDate(date: string): string;
  /** `9/22/2025`: since when a legal text holds. */
  legalDate(date: string): string;
  /** `September 20`, for dates less than a year away. */
  monthAndDay(date: string): string;
  /** `Sunday, September 20, 2026`. */
  dateWithWeekday(date: string): string;
  /** `Friday`. */
  weekdayText(date: string): string;
  /** `Friday, November 27`, for dates less than a year away. */
  dayText(date: string): string;
  /** `Sun, Sep 20`, for small spaces and dates less than a year away. */
  shortDate(date: string): string;
  /** `November 27, 2026`: the date of an instant. */
  dateText(timeZone: string, at: Date): string;
  /** `2:00 PM`. */
  clockText(time: string): string;
  /** `9AM`, `5:30PM`. */
  shortClockText(time: string): string;
  /** `9:00 AM – 12:00 PM`. */
  windowLabel(hours: { start: string; end: string }): string;
  /** `September 20, 2026 at 2:00 PM`: the day and start of a delivery (rule 10.19). */
  requestedDateTime(date: string, start: string): string;
  /** `Today 1:24 PM`, or with another day: `Yesterday`, `Mon`, `Nov 3`, `Nov 3, 2025`. */
  momentText(timeZone: string, at: Date, now: Date): string;
  /** Within a sentence: `today at 10:14 AM`, `on November 3 at …`, `on November 3, 2025 at …`. */
  momentInSentence(timeZone: string, at: Date, now: Date): string;

  /** The header's line: `Mon–Sat 9AM–7PM, Sun 12PM–6PM` (rule 1.5). */
  hoursLine(hours: OpeningHours): string;
  /** The same hours as table rows: `{days: "Mon–Sat", times: "9AM–7PM"}`. */
  hoursRows(hours: OpeningHours): { days: string; times: string }[];
  /**
   * `Open now, until 7PM` · `Closed, opens at 9AM tomorrow` (rule 1.6); with the date for a day a
   * week or more away.
   */
  openStatusText(status: OpenStatus): string;
  /** The response time on most days: `within 24 hours`. */
  usualResponseTime: string;
  /**
   * The response time for a request made at that moment (rule 1.9): `within 24 hours`, or if the
   * shop is closed in between, `by Friday, November 27`.
   */
  responseTimeText(calendar: ShopCalendar, at: Date): string;

  /** `84 in`. */
  inchesText(inches: number): string;
  /** Inches as feet and inches: `84` → `7′ 0″`. */
  feetAndInches(inches: number): string;
  /** `88 in (7′ 4″)`. */
  inchesAndFeet(inches: number): string;
  /** Width × depth × height on one line, e.g. `84 × 37 × 33 in`; empty unless all are known. */
  dimensionsText(specs: ProductSpecs): string;

  /** `red, blue, and green`. */
  listAnd(items: readonly string[]): string;
  /** `red, blue, or green`. */
  listOr(items: readonly string[]): string;
}
