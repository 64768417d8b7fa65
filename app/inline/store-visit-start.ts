/** Session storage key of the visit start, which lasts as long as the tab; not a cookie. */
export const visitStartKey = "parsons-furniture-landing";

/**
 * Stores the visit's first address and referrer before anything can be clicked: clicking a plain
 * link before the client script runs would lose them (rule 14.13). Does nothing where storage is
 * blocked.
 */
export function storeVisitStart(): void {
  try {
    if (sessionStorage.getItem(visitStartKey) !== null) return;
    const landing = { href: location.href, referrer: document.referrer };
    sessionStorage.setItem(visitStartKey, JSON.stringify(landing));
  } catch {}
}
