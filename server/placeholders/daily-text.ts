import { responseTimeText } from "#domain/response-day.ts";
import { dateText } from "#domain/shop-calendar.ts";
import { facts } from "#shop/facts.ts";
import { siteUrl, siteUrlPlaceholder } from "./site-url.ts";

/** What pages say that is another thing on another day. */
export interface DailyText {
  /** By when a request is answered (rule 1.9): `within 24 hours` or `by Friday, November 27`. */
  respondBy: string;
  /** `November 26, 2026`, for paper. */
  date: string;
}

/**
 * Stand in prerendered pages where the texts of the day belong: the server puts them there when it
 * sends the page, as it does with the shop's address.
 */
export const dailyTextPlaceholders: DailyText = {
  respondBy: "by promised-time.invalid",
  date: "date-of-today.invalid",
};

/** The texts of a moment. */
export function dailyTextAt(now: Date): DailyText {
  return { respondBy: responseTimeText(facts, now), date: dateText(facts.timeZone, now) };
}

/** The texts of now; while building the placeholders. */
export function currentDailyText(): DailyText {
  return siteUrl() === siteUrlPlaceholder ? dailyTextPlaceholders : dailyTextAt(new Date());
}
