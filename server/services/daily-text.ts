import type { Formats } from "#formats-in";
import { facts } from "#shop/facts.ts";

/** Texts in pages that depend on the day. */
export interface DailyText {
  /**
   * By when the shop promises to respond (rule 1.9): `within 24 hours` or `by Friday, November 27`.
   */
  respondBy: string;
  /** `November 26, 2026`, for printing. */
  date: string;
}

const MINUTE_MS = 60_000;

/**
 * Returns a function that gives the current texts. It computes them at most once a minute, because
 * dates in the shop's time zone take long, and returns the same object until they change.
 */
export function dailyTextBy(
  clock: () => Date,
  { dateText, responseTimeText }: Pick<Formats, "dateText" | "responseTimeText">,
): () => DailyText {
  let minute = Number.NaN;
  let texts: DailyText = { respondBy: "", date: "" };
  return () => {
    const now = clock();
    const current = Math.floor(now.getTime() / MINUTE_MS);
    if (current === minute) return texts;
    minute = current;
    const respondBy = responseTimeText(facts, now);
    const date = dateText(facts.timeZone, now);
    if (respondBy !== texts.respondBy || date !== texts.date) texts = { respondBy, date };
    return texts;
  };
}
