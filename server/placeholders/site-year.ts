import { yearAt } from "#domain/copyright.ts";
import { facts } from "#shop/facts.ts";
import { siteUrl, siteUrlPlaceholder } from "./site-url.ts";

/**
 * Stands in prerendered pages where the year of the copyright line belongs, as a number that means
 * nothing else: the server puts the year of its start there, as it does with the shop's address.
 */
export const yearPlaceholder = 9_007_199_254_740_881;

/** The calendar year at the shop; while building the placeholder. */
export function siteYear(now = new Date()): number {
  return siteUrl() === siteUrlPlaceholder ? yearPlaceholder : yearAt(now, facts.timeZone);
}
