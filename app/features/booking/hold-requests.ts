import { deliveryHoldsPath } from "#domain/paths.ts";
import type { HoldRequest } from "./delivery-time.ts";

/** `failed`: for any reason but a full window; the form continues without a hold. */
type HoldResult =
  | { status: "granted"; id: string; until: number }
  | { status: "windowFull" | "failed" };

interface HoldJson {
  ok?: boolean;
  hold?: string;
  expiresAt?: string;
}

/**
 * Asks the server to hold a place in a window. `hold`, if not empty, is extended if it is on the
 * same window and replaced otherwise.
 */
export async function requestHold({ date, window, hold }: HoldRequest): Promise<HoldResult> {
  try {
    const response = await fetch(deliveryHoldsPath, {
      method: "POST",
      body: new URLSearchParams({ date, window, hold }),
      headers: { Accept: "application/json" },
    });
    // A response that isn't JSON, such as a proxy's page, fails here whatever its status.
    const { ok, hold: id, expiresAt } = (await response.json()) as HoldJson;
    if (response.status === 409 && ok === false) return { status: "windowFull" };
    if (response.status !== 201 || !id || !expiresAt) return { status: "failed" };
    // Measured against the response's Date header, so that a wrong clock in the browser doesn't
    // matter. The header has whole seconds: the end is rounded down so as not to promise a second
    // too many.
    const sentAt = Date.parse(response.headers.get("date") ?? "");
    const endsAt = Math.floor(Date.parse(expiresAt) / 1000) * 1000;
    const remainingMs = endsAt - (Number.isNaN(sentAt) ? Date.now() : sentAt);
    return { status: "granted", id, until: Date.now() + remainingMs };
  } catch {
    return { status: "failed" };
  }
}

/** Releases a hold, also while the page unloads. */
export function releaseHold(id: string) {
  // A draft in local storage may contain an empty id.
  if (id === "") return;
  navigator.sendBeacon(deliveryHoldsPath, new URLSearchParams({ release: "yes", hold: id }));
}
