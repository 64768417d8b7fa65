import { promisedTime } from "#domain/answer-day.ts";
import { dateText } from "#domain/shop-calendar.ts";
import { facts } from "#shop/facts.ts";
import { siteUrl, siteUrlPlaceholder } from "./site-url.ts";

/** What pages say that is another thing on another day. */
export interface DayTexts {
  /** By when a request is answered (rule 1.9): `within 24 hours` or `by Friday, November 27`. */
  answerBy: string;
  /** `November 26, 2026`, for paper. */
  date: string;
}

/**
 * Stand in prerendered pages where the texts of the day belong: the server puts them there when it
 * sends the page, as it does with the shop's address.
 */
export const dayTextPlaceholders: DayTexts = {
  answerBy: "by promised-time.invalid",
  date: "date-of-today.invalid",
};

/** The texts of a moment. */
export function dayTextsAt(now: Date): DayTexts {
  return { answerBy: promisedTime(facts, now), date: dateText(facts.timeZone, now) };
}

/** The texts of now; while building the placeholders. */
export function dayTexts(): DayTexts {
  return siteUrl() === siteUrlPlaceholder ? dayTextPlaceholders : dayTextsAt(new Date());
}
