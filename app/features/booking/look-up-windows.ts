import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { deliveryWindowsPath } from "#domain/paths.ts";
import { deliverySchedule } from "#shop/delivery.ts";

/** Loads the windows that can be booked now; undefined if that fails. */
export async function lookUpWindows(): Promise<AvailableWindow[] | undefined> {
  try {
    const response = await fetch(deliveryWindowsPath, { headers: { Accept: "application/json" } });
    if (!response.ok) return undefined;
    const { windows } = (await response.json()) as { windows: Omit<AvailableWindow, "name">[] };
    return windows.map(withName);
  } catch {
    return undefined;
  }
}

/** Adds the shop's name for the window, which the response doesn't have. */
function withName(offered: Omit<AvailableWindow, "name">): AvailableWindow {
  return { ...offered, name: deliverySchedule.windows[offered.window]?.name ?? "" };
}
