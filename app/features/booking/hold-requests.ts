import { deliveryHoldsPath } from "#domain/paths.ts";

/** 409: the window is full; 0: holding failed for any other reason. */
type HoldResponse = { status: 201; hold: string; until: number } | { status: 409 | 0 };

interface HoldJson {
  ok?: boolean;
  hold?: string;
  expiresAt?: string;
}

/**
 * Asks the server to hold a place in a window. `hold`, if not empty, is extended if it is on the
 * same window and replaced otherwise.
 */
export async function requestHold(fields: {
  date: string;
  window: string;
  hold: string;
}): Promise<HoldResponse> {
  try {
    const response = await fetch(deliveryHoldsPath, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Accept: "application/json" },
    });
    // A response that isn't JSON, such as a proxy's page, fails here whatever its status.
    const { ok, hold, expiresAt } = (await response.json()) as HoldJson;
    if (response.status === 409 && ok === false) return { status: 409 };
    if (response.status !== 201 || !hold || !expiresAt) return { status: 0 };
    // Measured against the response's Date header, so that a wrong clock in the browser doesn't
    // matter. The header has whole seconds: the end is rounded down so as not to promise a second
    // too many.
    const sent = Date.parse(response.headers.get("date") ?? "");
    const end = Math.floor(Date.parse(expiresAt) / 1000) * 1000;
    const left = end - (Number.isNaN(sent) ? Date.now() : sent);
    return { status: 201, hold, until: Date.now() + left };
  } catch {
    return { status: 0 };
  }
}

/** Releases a hold, also while the page unloads. */
export function releaseHold(hold: string | undefined) {
  if (!hold) return;
  navigator.sendBeacon(deliveryHoldsPath, new URLSearchParams({ release: "yes", hold }));
}
