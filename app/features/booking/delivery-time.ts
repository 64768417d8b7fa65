import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import type { BookingDraft, SavedHold } from "./booking-draft.ts";

/** How long windows count as fresh, in milliseconds. */
export const FRESH_FOR = 60_000;

/** The hold on the chosen window as the shopper sees it (rule 10.16). */
export type PlaceState =
  | { status: "none" }
  | { status: "held"; hold: SavedHold }
  /** The ten minutes are over; the place may still be free. */
  | { status: "expired" }
  /** Another shopper has the last place. */
  | { status: "taken" };

/** While a hold is requested, `shown` stays visible until the response arrives. */
export type HoldState = PlaceState | { status: "asking"; request: HoldRequest; shown: PlaceState };

/** A request for a hold; `hold` is the id of the hold to replace or extend, or empty. */
export interface HoldRequest {
  date: string;
  window: string;
  hold: string;
}

export type WindowsState =
  | { status: "loading" }
  | { status: "failed" }
  /** `asOf`: when they were looked up, in milliseconds by this browser's clock. */
  | { status: "ready"; windows: readonly AvailableWindow[]; asOf: number };

/**
 * One tab's state of the delivery time. Date, window and hold are in the draft, which all tabs
 * share.
 */
export interface DeliveryTime {
  /** Whether the tab shows the page: false before it starts and after it is left. */
  here: boolean;
  /** At the schedule step or a later one; only then are holds requested. */
  atSchedule: boolean;
  windows: WindowsState;
  /** Whether windows are being looked up. */
  lookingUp: boolean;
  hold: HoldState;
}

/** The draft's fields about the delivery time. */
export type DraftTime = Pick<BookingDraft, "date" | "window" | "start" | "hold">;

export type TimeEvent =
  /** The page was opened, or restored from the back/forward cache. */
  | { type: "tabEntered" }
  | { type: "tabLeft" }
  | { type: "scheduleReached" }
  | { type: "scheduleLeft" }
  /** Changed by this tab or another. */
  | { type: "draftChanged" }
  | { type: "timeChosen"; date: string; window: string; start: string }
  /** The shopper asked to extend the hold, or to hold the time again. */
  | { type: "holdWanted" }
  | { type: "placeHeld"; request: HoldRequest; id: string; until: number }
  | { type: "windowFull"; request: HoldRequest }
  | { type: "holdFailed"; request: HoldRequest }
  | { type: "holdExpired"; hold: SavedHold }
  /** The booking was refused because the window is full. */
  | { type: "placeLost" }
  | { type: "windowsWanted" }
  | { type: "windowsLoaded"; windows: readonly AvailableWindow[] }
  | { type: "windowsFailed" };

export type TimeCommand =
  | { type: "ask"; request: HoldRequest }
  | { type: "giveBack"; id: string }
  /** Changes the draft for all tabs; `hold: undefined` removes the hold. */
  | { type: "store"; patch: Partial<DraftTime> }
  | { type: "lookUpWindows" }
  /** Shows at the schedule why the chosen time was cleared. */
  | { type: "tell"; problem: "over" | "taken" };

/** Input of a transition besides the tab's own state. */
export interface Moment {
  /** The draft as stored right now. */
  draft: DraftTime;
  /** This tab's id in the hold's list of tabs. */
  tab: string;
  /** The current time, in milliseconds by this browser's clock. */
  now: number;
}

/** A tab's next state and the commands to run for it, in order. */
export interface Transition {
  state: DeliveryTime;
  commands: readonly TimeCommand[];
}

export const NO_PLACE: PlaceState = { status: "none" };

/** The initial state, with the windows the page was loaded with. */
export function deliveryTime(
  windows: readonly AvailableWindow[],
  { draft, now }: Pick<Moment, "draft" | "now">,
): DeliveryTime {
  return {
    here: false,
    atSchedule: false,
    windows: { status: "ready", windows, asOf: now },
    lookingUp: false,
    hold: draft.hold ? { status: "held", hold: draft.hold } : NO_PLACE,
  };
}

/** The hold's status to show, also while a hold is requested. */
export function shownPlace(hold: HoldState): PlaceState {
  return hold.status === "asking" ? hold.shown : hold;
}

/** The chosen window, full or not; undefined if it isn't offered or windows aren't loaded. */
export function offeredWindow(
  state: WindowsState,
  { date, window }: Pick<DraftTime, "date" | "window">,
): AvailableWindow | undefined {
  if (state.status !== "ready") return undefined;
  return state.windows.find((offered) => offered.date === date && offered.window === window);
}

export function isActive({ here, atSchedule }: DeliveryTime): boolean {
  return here && atSchedule;
}

export function isChosen({ date, window }: Pick<DraftTime, "date" | "window">): boolean {
  return date !== "" && window !== "";
}

export function isFresh({ windows }: DeliveryTime, now: number): boolean {
  return windows.status === "ready" && now - windows.asOf < FRESH_FOR;
}
