import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import type { BookingDraft, SavedHold } from "./booking-draft.ts";

/** How long windows count as fresh, in milliseconds. */
export const WINDOWS_FRESH_MS = 60_000;

/** The hold on the chosen window as the shopper sees it (rule 10.16). */
export type ShownHold =
  | { status: "none" }
  | { status: "held"; hold: SavedHold }
  /** The ten minutes are over; the place may still be free. */
  | { status: "expired" }
  /** Another shopper has the last place. */
  | { status: "windowFull" };

/** While a hold is requested, `shown` stays visible until the response arrives. */
export type HoldState =
  | ShownHold
  | { status: "requesting"; request: HoldRequest; shown: ShownHold };

/** A request for a hold; `hold` is the id of the hold to replace or extend, or empty. */
export interface HoldRequest {
  date: string;
  window: string;
  hold: string;
}

export type WindowsState =
  | { status: "loading" }
  | { status: "failed" }
  /** `loadedAt`: in milliseconds by this browser's clock. */
  | { status: "ready"; windows: readonly AvailableWindow[]; loadedAt: number };

/**
 * One tab's state of the delivery time. Date, window and hold are in the draft, which all tabs
 * share.
 */
export interface DeliveryTimeState {
  /** Whether the tab shows the page: false before it starts and after it is left. */
  isPageOpen: boolean;
  /** At the schedule step or a later one; only then are holds requested. */
  isAtSchedule: boolean;
  windows: WindowsState;
  /** Whether windows are being looked up, even if older ones are shown meanwhile. */
  isLookingUp: boolean;
  hold: HoldState;
}

/** The draft's fields about the delivery time. */
export type DraftTimeFields = Pick<BookingDraft, "date" | "window" | "start" | "hold">;

/** Why the chosen time was cleared without the shopper asking. */
export type ClearedReason = "noLongerOffered" | "windowFull";

export type DeliveryTimeEvent =
  /** The page was opened, or restored from the back/forward cache. */
  | { type: "pageOpened" }
  | { type: "pageLeft" }
  | { type: "scheduleReached" }
  | { type: "scheduleLeft" }
  /** Changed by this tab or another. */
  | { type: "draftChanged" }
  | { type: "timeChosen"; date: string; window: string; start: string }
  /** The shopper asked to extend the hold, or to hold the time again. */
  | { type: "extendHoldClicked" }
  | { type: "holdGranted"; request: HoldRequest; id: string; until: number }
  | { type: "windowFull"; request: HoldRequest }
  | { type: "holdFailed"; request: HoldRequest }
  | { type: "holdExpired"; hold: SavedHold }
  /** The booking was refused because the window is full. */
  | { type: "bookingConflict" }
  | { type: "retryWindowsClicked" }
  | { type: "windowsLoaded"; windows: readonly AvailableWindow[] }
  | { type: "windowsFailed" };

export type DeliveryTimeCommand =
  | { type: "requestHold"; request: HoldRequest }
  | { type: "releaseHold"; id: string }
  /** Changes the draft for all tabs; `hold: undefined` removes the hold. */
  | { type: "changeDraft"; patch: Partial<DraftTimeFields> }
  | { type: "lookUpWindows" }
  /** Shows at the schedule why the chosen time was cleared. */
  | { type: "reportCleared"; reason: ClearedReason };

/** Input of a transition besides the tab's own state. */
export interface TransitionContext {
  /** The draft as stored right now. */
  draft: DraftTimeFields;
  /** This tab's id in the hold's list of tabs. */
  tabId: string;
  /** The current time, in milliseconds by this browser's clock. */
  now: number;
}

/** A tab's next state and the commands to run for it, in order. */
export interface Transition {
  state: DeliveryTimeState;
  commands: readonly DeliveryTimeCommand[];
}

export const NO_HOLD: ShownHold = { status: "none" };

/** The state before the page starts, with the windows the page was loaded with. */
export function initialDeliveryTime(
  windows: readonly AvailableWindow[],
  { draft, now }: Pick<TransitionContext, "draft" | "now">,
): DeliveryTimeState {
  return {
    isPageOpen: false,
    isAtSchedule: false,
    windows: { status: "ready", windows, loadedAt: now },
    isLookingUp: false,
    hold: draft.hold ? { status: "held", hold: draft.hold } : NO_HOLD,
  };
}

/** The hold's status to show, also while a hold is requested. */
export function shownHold(hold: HoldState): ShownHold {
  return hold.status === "requesting" ? hold.shown : hold;
}

/** The chosen window, full or not; undefined if it isn't offered or windows aren't loaded. */
export function findChosenWindow(
  state: WindowsState,
  { date, window }: Pick<DraftTimeFields, "date" | "window">,
): AvailableWindow | undefined {
  if (state.status !== "ready") return undefined;
  return state.windows.find((offered) => offered.date === date && offered.window === window);
}

/** Whether the tab shows the schedule step or a later one. */
export function isScheduleOpen({ isPageOpen, isAtSchedule }: DeliveryTimeState): boolean {
  return isPageOpen && isAtSchedule;
}

export function isTimeChosen({ date, window }: Pick<DraftTimeFields, "date" | "window">): boolean {
  return date !== "" && window !== "";
}

export function hasFreshWindows({ windows }: DeliveryTimeState, now: number): boolean {
  return windows.status === "ready" && now - windows.loadedAt < WINDOWS_FRESH_MS;
}
