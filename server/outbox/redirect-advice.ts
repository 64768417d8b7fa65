const LOGIN = /log-?in|sign-?in|\bsso\b|\bauth\b/i;

/** What to write instead of an address that redirects. */
export interface RedirectAdvice {
  /** Names the target's host at most, as the rest of an address may be secret. */
  advice: string;
  /** Whether the lead may have been stored before the redirect. */
  mayBeDone: boolean;
}

/**
 * What the owner should do about a redirect, which is not followed (rule 15.6). A 302 or 303 to
 * another page often means that the work is done, as at a Google Apps Script.
 * @param location the header `Location`.
 * @param address the address that was posted to.
 */
export function redirectAdvice(
  status: number,
  location: string | null,
  address: string,
): RedirectAdvice {
  const from = new URL(address);
  const to = location === null ? null : URL.parse(location, address);
  if (!to) {
    const advice = `It redirects without saying where to: check CRM_WEBHOOK_URL at ${from.host}.`;
    return { advice, mayBeDone: false };
  }
  const same = sameAddress(from, to);
  if (same) {
    const advice = `It redirects to the same address ${same}: write the final address so into CRM_WEBHOOK_URL.`;
    return { advice, mayBeDone: false };
  }
  if (LOGIN.test(`${to.host}${to.pathname}`)) {
    const advice = `It redirects to a login page at ${to.host}: write the webhook's own address into CRM_WEBHOOK_URL, one that asks for no login.`;
    return { advice, mayBeDone: false };
  }
  if (status !== 302 && status !== 303) {
    const advice = `It has moved to ${to.host}. Redirects are not followed: write the final address there into CRM_WEBHOOK_URL.`;
    return { advice, mayBeDone: false };
  }
  return {
    advice: `It redirects to ${to.host}. It may have stored the lead all the same, so it is asked only once an hour. Only an address that answers with 200 itself will do in CRM_WEBHOOK_URL.${appsScriptAdvice(to)}`,
    mayBeDone: true,
  };
}

/** How the target differs from the address in small things only; undefined if it is another page. */
function sameAddress(from: URL, to: URL): string | undefined {
  const bare = ({ host, pathname }: URL) =>
    host.replace(/^www\./, "") + pathname.replace(/\/$/, "");
  if (bare(from) !== bare(to)) return undefined;
  const changes = [
    from.protocol === to.protocol ? "" : `with ${to.protocol}//`,
    from.host === to.host ? "" : `at ${to.host}`,
    slash(from) === slash(to) ? "" : `${slash(to) ? "with" : "without"} a slash at its end`,
  ];
  return changes.filter(Boolean).join(", ") || undefined;
}

function slash({ pathname }: URL): boolean {
  return pathname.endsWith("/");
}

function appsScriptAdvice({ hostname }: URL): string {
  return hostname.endsWith(".googleusercontent.com")
    ? " A Google Apps Script answers so if its doPost returns HtmlService output instead of ContentService output."
    : "";
}
