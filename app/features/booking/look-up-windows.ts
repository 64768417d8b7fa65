import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { deliveryWindowsPath } from "#domain/paths.ts";
import { deliverySchedule } from "#shop/delivery.ts";

/** The windows that can be booked at this moment; undefined when they could not be had. */
export async function lookUpWindows(): Promise<AvailableWindow[] | undefined> {
  try {
    const response = await fetch(deliveryWindowsPath, { headers: { Accept: "application/json" } });
    if (!response.ok) return undefined;
    const { windows } = (await response.json()) as { windows: Omit<AvailableWindow, "name">[] };
    return windows.map(named);
  } catch {
    return undefined;
  }
}

/** The response's windows are without what the shop calls them. */
function named(offered: Omit<AvailableWindow, "name">): AvailableWindow {
  return { ...offered, name: deliverySchedule.windows[offered.window]?.name ?? "" };
}
