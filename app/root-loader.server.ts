import { hoursLine } from "#domain/opening-hours-text.ts";
import { currentDailyText } from "#server/placeholders/daily-text.ts";
import { siteUrl } from "#server/placeholders/site-url.ts";
import { siteYear } from "#server/placeholders/site-year.ts";
import { collections } from "#shop/collections.ts";
import { facts } from "#shop/facts.ts";
import type { RootData } from "./routing/root-data.ts";

/** The six collections for the menus, without descriptions. */
const navCollections = collections.map(({ slug, title, badge }) => ({ slug, title, badge }));

/** Data about the site for every page, as of now. */
export function loadRootData(): RootData {
  return {
    siteUrl: siteUrl(),
    year: siteYear(),
    collections: navCollections,
    hours: hoursLine(facts.hours),
    today: currentDailyText(),
  };
}
