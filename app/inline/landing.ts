/** Where the browser keeps what its visit began with, for as long as the tab lives; no cookie. */
export const visitStartKey = "parsons-furniture-landing";

/**
 * Notes the visit's first address and the page that led there, before anything can be clicked: a
 * plain link clicked before the client script runs would lose them (rule 14.13). Where storage is
 * forbidden it does nothing.
 */
export function noteLanding(): void {
  try {
    if (sessionStorage.getItem(visitStartKey) !== null) return;
    const landing = { href: location.href, referrer: document.referrer };
    sessionStorage.setItem(visitStartKey, JSON.stringify(landing));
  } catch {}
}
