import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import type { BookingDraft, SavedHold } from "./booking-draft.ts";

/** How long windows count as up to date, milliseconds. */
export const FRESH_FOR = 60_000;

/** What the shopper sees of the place in the chosen window (rule 10.16). */
export type PlaceState =
  | { status: "none" }
  | { status: "held"; hold: SavedHold }
  /** The ten minutes are over; the place may still be free. */
  | { status: "expired" }
  /** Somebody else was faster. */
  | { status: "taken" };

/** Asking hides nothing: `shown` is seen until the response is here. */
export type HoldState = PlaceState | { status: "asking"; request: HoldRequest; shown: PlaceState };

/** A place to be asked for; `hold` is the one to give up or extend for it, or empty. */
export interface HoldRequest {
  date: string;
  window: string;
  hold: string;
}

export type WindowsState =
  | { status: "loading" }
  | { status: "failed" }
  /** `asOf`: when they were looked up, milliseconds by this browser's clock. */
  | { status: "ready"; windows: readonly AvailableWindow[]; asOf: number };

/** What one tab knows of the delivery's time. Date, window and hold are the draft's, for all tabs. */
export interface DeliveryTime {
  /** False from leaving the page until coming back to it. */
  here: boolean;
  /** On the schedule or past it: only there a place is asked for. */
  atSchedule: boolean;
  windows: WindowsState;
  /** Whether windows are being looked up. */
  lookingUp: boolean;
  hold: HoldState;
}

/** The draft's part in it. */
export type DraftTime = Pick<BookingDraft, "date" | "window" | "start" | "hold">;

export type TimeEvent =
  /** The page was opened, or came back from the browser's memory. */
  | { type: "tabEntered" }
  | { type: "tabLeft" }
  | { type: "scheduleReached" }
  | { type: "scheduleLeft" }
  /** By whatever tab. */
  | { type: "draftChanged" }
  | { type: "timeChosen"; date: string; window: string; start: string }
  /** The shopper wants the chosen time held longer, or again. */
  | { type: "holdWanted" }
  | { type: "placeHeld"; request: HoldRequest; id: string; until: number }
  | { type: "windowFull"; request: HoldRequest }
  | { type: "holdFailed"; request: HoldRequest }
  | { type: "holdExpired"; hold: SavedHold }
  /** The booking was refused: somebody else has the last place. */
  | { type: "placeLost" }
  | { type: "windowsWanted" }
  | { type: "windowsLoaded"; windows: readonly AvailableWindow[] }
  | { type: "windowsFailed" };

export type TimeCommand =
  | { type: "ask"; request: HoldRequest }
  | { type: "giveBack"; id: string }
  /** Changes the draft, for every tab; `hold: undefined` forgets the hold. */
  | { type: "store"; patch: Partial<DraftTime> }
  | { type: "lookUpWindows" }
  /** Says at the schedule why the chosen time is none any more. */
  | { type: "tell"; problem: "over" | "taken" };

/** What a transition may know besides the tab's own state. */
export interface Moment {
  /** As it is stored at this moment. */
  draft: DraftTime;
  /** This tab's name among those that count on a hold. */
  tab: string;
  /** Milliseconds by this browser's clock. */
  now: number;
}

/** A tab's next state, and what is to be done for it, in this order. */
export interface Transition {
  state: DeliveryTime;
  commands: readonly TimeCommand[];
}

export const NO_PLACE: PlaceState = { status: "none" };

/** Begins with the windows the page came with. */
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

/** What the shopper sees, also while a place is asked for. */
export function shownPlace(hold: HoldState): PlaceState {
  return hold.status === "asking" ? hold.shown : hold;
}

/** The chosen window among those that can be booked, full or not. */
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
