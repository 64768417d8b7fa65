/** Where the browser keeps what its visit began with, for as long as the tab lives; no cookie. */
export const landingKey = "parsons-furniture-landing";

/**
 * Runs in the browser before anything can be pressed: notes the visit's first address and the page
 * that led there, which a plain link pressed before the page's own script would lose (rule 14.13).
 * `app/state/attribution.ts` reads it. Where storage is forbidden it does nothing.
 */
export const landingScript = `try {
  const key = "${landingKey}";
  if (sessionStorage.getItem(key) === null) {
    sessionStorage.setItem(key, JSON.stringify({ href: location.href, referrer: document.referrer }));
  }
} catch {}`.replace(/\n\s*/g, "");
