import { hoursLine } from "#domain/opening-hours-text.ts";
import { currentDailyText } from "#server/placeholders/daily-text.ts";
import { siteUrl } from "#server/placeholders/site-url.ts";
import { siteYear } from "#server/placeholders/site-year.ts";
import { collections } from "#shop/collections.ts";
import { facts } from "#shop/facts.ts";
import type { RootData } from "./routing/root-data.ts";

/** The six collections for the menus, without descriptions. */
const navCollections = collections.map(({ slug, title, badge }) => ({ slug, title, badge }));

const MINUTE_MS = 60_000;

let made: { minute: number; data: RootData } | undefined;

/** Data about the site for every page, as of this minute. */
export function loadRootData(): RootData {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  // Dates in the shop's time zone take long to compute.
  if (made?.minute !== minute || made.data.siteUrl !== siteUrl())
    made = { minute, data: rootData() };
  return made.data;
}

function rootData(): RootData {
  return {
    siteUrl: siteUrl(),
    year: siteYear(),
    collections: navCollections,
    hours: hoursLine(facts.hours),
    today: currentDailyText(),
  };
}
