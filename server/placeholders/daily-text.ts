import { responseTimeText } from "#domain/response-day.ts";
import { dateText } from "#domain/shop-calendar.ts";
import { facts } from "#shop/facts.ts";
import { siteUrl, siteUrlPlaceholder } from "./site-url.ts";

/** Texts in pages that depend on the day. */
export interface DailyText {
  /**
   * By when the shop promises to respond (rule 1.9): `within 24 hours` or `by Friday, November 27`.
   */
  respondBy: string;
  /** `November 26, 2026`, for printing. */
  date: string;
}

/**
 * Placeholders in prerendered pages for the texts of the day, which the server fills in when it
 * sends a page.
 */
export const dailyTextPlaceholders: DailyText = {
  respondBy: "by promised-time.invalid",
  date: "date-of-today.invalid",
};

/** The texts at a given time. */
export function dailyTextAt(now: Date): DailyText {
  return { respondBy: responseTimeText(facts, now), date: dateText(facts.timeZone, now) };
}

/** The current texts; during the build, the placeholders. */
export function currentDailyText(): DailyText {
  return siteUrl() === siteUrlPlaceholder ? dailyTextPlaceholders : dailyTextAt(new Date());
}
