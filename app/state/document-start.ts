/** An address and the page that led there. */
export interface Landing {
  href: string;
  referrer: string;
}

let start: Landing | undefined;

/** Notes what this document began with. Call once as the page starts. */
export function noteDocumentStart(): void {
  start = present();
}

/** What this document began with, before any page was shown within it. */
export function documentStart(): Landing {
  return start ?? present();
}

function present(): Landing {
  return { href: location.href, referrer: document.referrer };
}
