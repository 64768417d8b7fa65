import { useCallback } from "react";
import { requestedDateTime } from "#domain/delivery/delivery-date.ts";
import type { OfferedWindow } from "#domain/delivery/delivery-schedule.ts";
import { useToasts } from "#state/toast.tsx";
import { type BookingDraft, changeDraft } from "./booking-draft.ts";
import { offeredWindow, useChoice } from "./use-choice.ts";
import { useHold } from "./use-hold.ts";
import type { useRefusal } from "./use-refusal.ts";
import { useWindows } from "./use-windows.ts";
import { words } from "./words.ts";

/** The chosen window: offered, held, and asked for anew when it can't be had any more. */
export function useDeliveryTime(
  draft: BookingDraft,
  step: number,
  { refuse, mended }: ReturnType<typeof useRefusal>,
) {
  const { state: windows, reload } = useWindows(step >= 4);
  const { hold, take } = useHold(draft, step >= 4 && windows.status === "ready");
  const toasts = useToasts();
  const onOver = useCallback(() => void refuse({ date: [words.schedule.over] }), [refuse]);
  const onTaken = useCallback(() => {
    reload();
    refuse({ date: [words.hold.taken] });
  }, [reload, refuse]);
  const offered = offeredWindow(windows, draft);
  const start = useChoice({ draft, windows, offered, hold, onOver, onTaken });

  function choose({ date, window, start: at }: OfferedWindow) {
    changeDraft(() => ({ date, window, start: at }));
    take();
    mended();
    toasts.show({
      title: words.schedule.selected,
      description: requestedDateTime(date, at),
    });
  }

  return {
    windows,
    reload,
    hold,
    /** Holds the chosen window, or keeps it longer. */
    take,
    /** When the chosen window starts, `HH:MM`; undefined when none is chosen. */
    start,
    choose,
    /** Somebody else booked it first. */
    lose() {
      changeDraft(() => ({ window: "", start: "" }));
      reload();
    },
  };
}
