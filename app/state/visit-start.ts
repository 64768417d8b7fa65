/** An address and the page that led there. */
export interface VisitStart {
  href: string;
  referrer: string;
}

let start: VisitStart | undefined;

/** Notes what this document began with. Call once as the page starts. */
export function recordVisitStart(): void {
  start = present();
}

/** What this document began with, before any page was shown within it. */
export function visitStart(): VisitStart {
  return start ?? present();
}

function present(): VisitStart {
  return { href: location.href, referrer: document.referrer };
}
