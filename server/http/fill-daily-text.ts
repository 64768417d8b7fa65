import { capitalized } from "#domain/response-time-text.ts";
import {
  type DailyText,
  dailyTextAt,
  dailyTextPlaceholders,
} from "#server/placeholders/daily-text.ts";

const MINUTE_MS = 60_000;
const { respondBy, date } = dailyTextPlaceholders;

/** Whether a prerendered page, or its data, contains text that depends on the day. */
export function hasDailyText(body: Buffer): boolean {
  return body.includes(date) || body.includes(respondBy) || body.includes(capitalized(respondBy));
}

/** Replaces the placeholders left by the build with the texts of a day. */
export function fillDailyText(body: Buffer, texts: DailyText): Buffer {
  const filled = body
    .toString("utf8")
    .replaceAll(respondBy, texts.respondBy)
    .replaceAll(capitalized(respondBy), capitalized(texts.respondBy))
    .replaceAll(date, texts.date);
  return Buffer.from(filled);
}

/**
 * Returns a function that gives the current texts. It computes them at most once a minute and
 * returns the same object until they change.
 */
export function currentDailyText(clock: () => Date): () => DailyText {
  let minute = Number.NaN;
  let texts = dailyTextPlaceholders;
  return () => {
    const now = clock();
    const current = Math.floor(now.getTime() / MINUTE_MS);
    if (current === minute) return texts;
    minute = current;
    const found = dailyTextAt(now);
    if (found.respondBy !== texts.respondBy || found.date !== texts.date) texts = found;
    return texts;
  };
}
