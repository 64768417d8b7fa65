import { useCallback, useEffect, useState } from "react";
import type { OfferedWindow } from "#domain/delivery/delivery-schedule.ts";
import { deliveryWindowsPath } from "#domain/paths.ts";
import { deliverySchedule } from "#shop/delivery.ts";

export type WindowsState =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; windows: readonly OfferedWindow[] };

/** The windows that can be booked at this moment, asked of the server when first needed. */
export function useWindows(needed: boolean) {
  const [state, setState] = useState<WindowsState>({ status: "loading" });
  const reload = useCallback(async () => {
    setState((before) => (before.status === "ready" ? before : { status: "loading" }));
    setState(await askWindows());
  }, []);
  useEffect(() => {
    if (needed) reload();
  }, [needed, reload]);
  return { state, reload };
}

/** The answer's windows are without what the shop calls them. */
function named(offered: Omit<OfferedWindow, "name">): OfferedWindow {
  return { ...offered, name: deliverySchedule.windows[offered.window]?.name ?? "" };
}

async function askWindows(): Promise<WindowsState> {
  try {
    const answer = await fetch(deliveryWindowsPath, { headers: { Accept: "application/json" } });
    if (!answer.ok) return { status: "failed" };
    const { windows } = (await answer.json()) as { windows: Omit<OfferedWindow, "name">[] };
    return { status: "ready", windows: windows.map(named) };
  } catch {
    return { status: "failed" };
  }
}
