/** The first address of a visit and its referrer. */
export interface VisitStart {
  href: string;
  referrer: string;
}

let start: VisitStart | undefined;

/** Records the document's address and referrer. Call once when the page starts. */
export function recordVisitStart(): void {
  start = currentStart();
}

/** The document's first address and referrer, before any navigation on the client. */
export function visitStart(): VisitStart {
  return start ?? currentStart();
}

function currentStart(): VisitStart {
  return { href: location.href, referrer: document.referrer };
}
