import { promisedDay } from "#domain/answer-day.ts";
import { siteUrl, siteUrlPlaceholder } from "#server/site-url.ts";
import { facts } from "#shop/facts.ts";

/**
 * The day by which a request made now is answered (ruling 61); nothing while 24 hours hold, nor
 * while building, since a prerendered page doesn't know when it is read.
 */
export function answerBy(now = new Date()): string | undefined {
  return siteUrl() === siteUrlPlaceholder ? undefined : promisedDay(facts, now);
}
