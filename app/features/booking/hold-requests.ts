import { deliveryHoldsPath } from "#domain/paths.ts";

/** 409: the window is full; 0: holding did not work, for whatever reason. */
type HoldResponse = { status: 201; hold: string; until: number } | { status: 409 | 0 };

interface HoldJson {
  ok?: boolean;
  hold?: string;
  expiresAt?: string;
}

/**
 * Asks the server to keep a place in a window, in place of the hold there was or, on the same
 * window, by making that one longer.
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
    // What is no JSON, such as a proxy's page, fails here whatever its status.
    const { ok, hold, expiresAt } = (await response.json()) as HoldJson;
    if (response.status === 409 && ok === false) return { status: 409 };
    if (response.status !== 201 || !hold || !expiresAt) return { status: 0 };
    // Measured from the server's own clock, so that a wrong one here does not matter. That clock is
    // told in whole seconds, and nobody is to be promised one too many.
    const sent = Date.parse(response.headers.get("date") ?? "");
    const end = Math.floor(Date.parse(expiresAt) / 1000) * 1000;
    const left = end - (Number.isNaN(sent) ? Date.now() : sent);
    return { status: 201, hold, until: Date.now() + left };
  } catch {
    return { status: 0 };
  }
}

/** Gives a place back; also while the page is being left. */
export function releaseHold(hold: string | undefined) {
  if (!hold) return;
  navigator.sendBeacon(deliveryHoldsPath, new URLSearchParams({ release: "yes", hold }));
}
