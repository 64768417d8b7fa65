import { yearAt } from "#domain/copyright.ts";
import { facts } from "#shop/facts.ts";
import { siteUrl, siteUrlPlaceholder } from "./site-url.ts";

/**
 * Placeholder in prerendered pages for the year of the copyright line, a number that means nothing
 * else. The server fills in the year at its start, as it does with the shop's address.
 */
export const yearPlaceholder = 9_007_199_254_740_881;

/** The calendar year at the shop; during the build, the placeholder. */
export function siteYear(now = new Date()): number {
  return siteUrl() === siteUrlPlaceholder ? yearPlaceholder : yearAt(now, facts.timeZone);
}
