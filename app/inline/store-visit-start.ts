import { withoutToken } from "#domain/paths.ts";

/** Session storage key of the visit start, which lasts as long as the tab; not a cookie. */
export const visitStartKey = "parsons-furniture-landing";

/**
 * Stores the visit's first address and referrer before anything can be clicked: clicking a plain
 * link before the client script runs would lose them (rule 14.13). Without the token of a private
 * page, which scripts on other pages could read. Does nothing where storage is blocked.
 */
export function storeVisitStart(): void {
  try {
    if (sessionStorage.getItem(visitStartKey) !== null) return;
    const landing = {
      href: withoutToken(location.href),
      referrer: withoutToken(document.referrer),
    };
    sessionStorage.setItem(visitStartKey, JSON.stringify(landing));
  } catch {}
}
