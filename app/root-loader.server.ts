import { collections } from "#app/routing/collections.ts";
import { yearAt } from "#domain/copyright.ts";
import { hoursLine } from "#formats";
import { facts } from "#shop/facts.ts";
import { currentDailyText } from "./routing/daily-text.server.ts";
import type { RootData } from "./routing/root-data.ts";
import { siteUrl } from "./seo/site-url.server.ts";

/** The six collections for the menus, without descriptions. */
const navCollections = collections.map(({ slug, title, badge }) => ({ slug, title, badge }));

const hours = hoursLine(facts.hours);

/** Data about the site for every page, as of now. */
export function loadRootData(): RootData {
  return {
    siteUrl: siteUrl(),
    year: yearAt(new Date(), facts.timeZone),
    collections: navCollections,
    hours,
    today: currentDailyText(),
  };
}
