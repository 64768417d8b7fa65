import { atSentenceStart } from "#domain/promise-words.ts";
import { type DayTexts, dayTextPlaceholders, dayTextsAt } from "#server/placeholders/day-texts.ts";

const MINUTE_MS = 60_000;
const { answerBy, date } = dayTextPlaceholders;

/** Whether a prerendered page, or its data, says something else on another day. */
export function saysDay(body: Buffer): boolean {
  return body.includes(date) || body.includes(answerBy) || body.includes(atSentenceStart(answerBy));
}

/** Puts the texts of a day where the build left their placeholders. */
export function placeDayTexts(body: Buffer, texts: DayTexts): Buffer {
  const placed = body
    .toString("utf8")
    .replaceAll(answerBy, texts.answerBy)
    .replaceAll(atSentenceStart(answerBy), atSentenceStart(texts.answerBy))
    .replaceAll(date, texts.date);
  return Buffer.from(placed);
}

/** Gives the texts of the present: looked at once a minute, and the same object until they change. */
export function presentDayTexts(clock: () => Date): () => DayTexts {
  let minute = Number.NaN;
  let texts = dayTextPlaceholders;
  return () => {
    const now = clock();
    const current = Math.floor(now.getTime() / MINUTE_MS);
    if (current === minute) return texts;
    minute = current;
    const found = dayTextsAt(now);
    if (found.answerBy !== texts.answerBy || found.date !== texts.date) texts = found;
    return texts;
  };
}
