import { useEffect } from "react";
import type { OfferedWindow } from "#domain/delivery/delivery-schedule.ts";
import { type BookingDraft, changeDraft } from "./booking-draft.ts";
import type { HoldState } from "./use-hold.ts";
import type { WindowsState } from "./use-windows.ts";

interface ChoiceParts {
  draft: BookingDraft;
  windows: WindowsState;
  hold: HoldState;
  /** Told when the chosen time is not offered any more. */
  onOver: () => void;
  /** Told when somebody else was faster. */
  onTaken: () => void;
}

/**
 * Keeps the chosen window only while it can be booked: one that somebody else has taken, or that
 * is over since the draft was begun, counts as not chosen. Both callbacks must stay the same.
 *
 * @returns when it starts, `HH:MM`; undefined when none is chosen.
 */
export function useChoice({ draft, windows, hold, onOver, onTaken }: ChoiceParts) {
  const chosen = draft.date !== "" && draft.window !== "";
  const ready = windows.status === "ready";
  const offered = ready ? findWindow(windows.windows, draft) : undefined;
  const over = chosen && ready && !offered;

  useEffect(() => {
    if (!over) return;
    changeDraft(() => ({ date: "", window: "", start: "" }));
    onOver();
  }, [over, onOver]);

  useEffect(() => {
    if (hold.status !== "taken") return;
    changeDraft(() => ({ window: "", start: "" }));
    onTaken();
  }, [hold, onTaken]);

  return chosen ? offered?.start || draft.start || undefined : undefined;
}

function findWindow(
  windows: readonly OfferedWindow[],
  { date, window }: Pick<BookingDraft, "date" | "window">,
): OfferedWindow | undefined {
  return windows.find((offered) => offered.date === date && offered.window === window);
}
