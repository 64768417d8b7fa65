import { useEffect, useEffectEvent, useState } from "react";
import { requestedDateTime } from "#domain/delivery/delivery-date.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { paths } from "#domain/paths.ts";
import { deliverySchedule } from "#shop/delivery.ts";
import { useToasts } from "#state/toast.tsx";
import { type BookingDraft, changeDraft } from "./booking-draft.ts";
import { copy } from "./copy.ts";
import type { useStepErrors } from "./use-step-errors.ts";

/** How long windows count as fresh, in milliseconds. */
const FRESH_MS = 60_000;

interface DeliveryTimeOptions {
  draft: BookingDraft;
  step: number;
  stepErrors: ReturnType<typeof useStepErrors>;
  /** The windows the page was loaded with. */
  windows: readonly AvailableWindow[];
}

/**
 * The windows to choose from, and the chosen one. From the schedule on, windows older than a minute
 * are looked up when a step is entered and when the page is seen again; if that fails, the known
 * ones stay, because booking decides (rule 10.16). A chosen time that is no longer offered is
 * cleared.
 */
export function useDeliveryTime({ draft, step, stepErrors, windows }: DeliveryTimeOptions) {
  const [known, setKnown] = useState(() => ({ windows, loadedAt: Date.now() }));
  const toasts = useToasts();
  const isChosen = ({ date, window }: AvailableWindow) =>
    date === draft.date && window === draft.window;
  const chosen = known.windows.find(isChosen);
  const isTimeChosen = draft.date !== "" && draft.window !== "";

  const clearUnlessAvailable = useEffectEvent(() => {
    if (!isTimeChosen || chosen) return;
    changeDraft(() => ({ date: "", window: "", start: "" }));
    stepErrors.show({ date: [copy.schedule.over] });
  });
  useEffect(() => {
    if (step < 4) return;
    const check = async () => {
      if (document.hidden) return;
      if (Date.now() - known.loadedAt < FRESH_MS) return clearUnlessAvailable();
      const latest = await lookUpWindows();
      if (latest) setKnown({ windows: latest, loadedAt: Date.now() });
    };
    check();
    document.addEventListener("visibilitychange", check);
    return () => document.removeEventListener("visibilitychange", check);
  }, [step, known]);

  return {
    windows: known.windows,
    /** Start of the chosen window, `HH:MM`; undefined if none is chosen. */
    startTime: isTimeChosen ? chosen?.start || draft.start || undefined : undefined,
    chooseWindow({ date, window, start }: AvailableWindow) {
      changeDraft(() => ({ date, window, start }));
      stepErrors.clearErrors();
      toasts.show({
        title: copy.schedule.selected,
        description: requestedDateTime(date, start),
      });
    },
    /** Clears the chosen window after the server refused it as full, and looks up the others. */
    clearFullWindow() {
      changeDraft(() => ({ window: "", start: "" }));
      setKnown(({ windows }) => ({
        windows: windows.map((deliveryWindow) =>
          isChosen(deliveryWindow) ? { ...deliveryWindow, left: 0 } : deliveryWindow,
        ),
        loadedAt: 0,
      }));
    },
  };
}

/** Loads the windows that can be booked now; undefined if that fails. */
async function lookUpWindows(): Promise<AvailableWindow[] | undefined> {
  try {
    const response = await fetch(paths.deliveryWindows, {
      headers: { Accept: "application/json" },
    });
    if (!response.ok) return undefined;
    const { windows } = (await response.json()) as { windows: Omit<AvailableWindow, "name">[] };
    return windows.map(withName);
  } catch {
    return undefined;
  }
}

/** Adds the shop's name for the window, which the response doesn't have. */
function withName(deliveryWindow: Omit<AvailableWindow, "name">): AvailableWindow {
  return { ...deliveryWindow, name: deliverySchedule.windows[deliveryWindow.window]?.name ?? "" };
}
