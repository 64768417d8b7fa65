import * as copy from "#copy/delivery-windows.ts";
import type { ScheduledWindow } from "#domain/delivery/delivery-schedule.ts";

const names: Readonly<Partial<Record<string, string>>> = copy.names;

/** A delivery window's name, such as `Morning`; every window of `shop/delivery.ts` has one. */
export function windowName({ window }: Pick<ScheduledWindow, "window">): string {
  return names[window] ?? "";
}
