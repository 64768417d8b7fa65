/** Milliseconds to wait before each further try after a network error. */
const pauses = [1_000, 3_000];

/**
 * Loads the private page of a new booking, which is a document of its own (rule 16.8). First waits
 * until it can be reached, so that a short outage doesn't show the browser's own error page.
 *
 * @returns settles only if it can't be reached
 */
export async function showBooked(page: string): Promise<void> {
  for (const pause of [...pauses, undefined]) {
    if (await isReachable(page)) {
      location.replace(page);
      await new Promise(() => {});
    }
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

interface AcceptedBooking {
  reference: string;
  /** An earlier submission was stored, and its fields differ. */
  changed?: true;
}

/** Path of the booking's own page, which then shows that it was just booked. */
export function confirmationPath(page: string, { reference, changed }: AcceptedBooking): string {
  return `${page}?booked=${reference}${changed ? "&first=yes" : ""}`;
}

async function isReachable(page: string): Promise<boolean> {
  try {
    await fetch(page, { method: "HEAD" });
    return true;
  } catch {
    return false;
  }
}
