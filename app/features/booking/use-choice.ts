import { useEffect } from "react";
import type { OfferedWindow } from "#domain/delivery/delivery-schedule.ts";
import { type BookingDraft, changeDraft } from "./booking-draft.ts";
import type { HoldState } from "./use-hold.ts";
import type { WindowsState } from "./use-windows.ts";

interface ChoiceParts {
  draft: BookingDraft;
  windows: WindowsState;
  /** The chosen window as it is offered. */
  offered: OfferedWindow | undefined;
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
export function useChoice(parts: ChoiceParts): string | undefined {
  const { draft, windows, offered, hold, onOver, onTaken } = parts;
  const chosen = draft.date !== "" && draft.window !== "";
  const over = chosen && windows.status === "ready" && !offered;

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

/** The chosen window among those that can be booked, full or not. */
export function offeredWindow(
  state: WindowsState,
  { date, window }: Pick<BookingDraft, "date" | "window">,
): OfferedWindow | undefined {
  if (state.status !== "ready") return undefined;
  return state.windows.find((offered) => offered.date === date && offered.window === window);
}
