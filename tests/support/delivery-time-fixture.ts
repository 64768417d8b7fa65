import { expect, test } from "vitest";
import type { SavedHold } from "#app/features/booking/booking-draft.ts";
import {
  type ClearedReason,
  type DeliveryTimeCommand,
  type DeliveryTimeEvent,
  type DeliveryTimeState,
  type DraftTimeFields,
  type HoldRequest,
  initialDeliveryTime,
  type ShownHold,
  WINDOWS_FRESH_MS,
  type WindowsState,
} from "#app/features/booking/delivery-time.ts";
import { transition } from "#app/features/booking/delivery-time-machine.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";

export const NOW = 1_000_000;
const TEN_MINUTES = 600_000;
export const tabId = "this tab";

export function offered(window: string): AvailableWindow {
  const hours = { name: window, start: "09:00", end: "12:00", capacity: 2, left: 1 };
  return { date: "2026-12-01", window, ...hours };
}
export const windows = [offered("morning"), offered("afternoon")];
export const staleWindows: WindowsState = {
  status: "ready",
  windows,
  loadedAt: NOW - WINDOWS_FRESH_MS,
};
export const failedWindows: WindowsState = { status: "failed" };

export const morning = { date: "2026-12-01", window: "morning", start: "09:00" };
export const afternoon = { ...morning, window: "afternoon" };
export const notOffered = { ...morning, date: "2026-11-01" };
export const noTime: DraftTimeFields = { date: "", window: "", start: "" };

export const hold: SavedHold = { id: "h1", until: NOW + TEN_MINUTES, tabs: [tabId] };
export const otherTabsHold: SavedHold = { ...hold, tabs: ["other tab"] };
export const sharedHold: SavedHold = { ...hold, tabs: ["other tab", tabId] };

export const requestFor = ({ date, window }: DraftTimeFields, id = ""): HoldRequest => ({
  date,
  window,
  hold: id,
});
export const forMorning = requestFor(morning);
export const extendMorning = requestFor(morning, "h1");

export const none: ShownHold = { status: "none" };
export const held: ShownHold = { status: "held", hold };
export const expired: ShownHold = { status: "expired" };
export const windowFull: ShownHold = { status: "windowFull" };
export const requesting = (request: HoldRequest, shown: ShownHold = none) =>
  ({ status: "requesting", request, shown }) as const;

/** A tab at the schedule step, with fresh windows. */
export const atSchedule: DeliveryTimeState = {
  ...initialDeliveryTime(windows, { draft: noTime, now: NOW }),
  isPageOpen: true,
  isAtSchedule: true,
};
export const beforeSchedule: DeliveryTimeState = { ...atSchedule, isAtSchedule: false };
export const atScheduleWith = (state: DeliveryTimeState["hold"]): DeliveryTimeState => ({
  ...atSchedule,
  hold: state,
});

export const holdGranted = (request: HoldRequest, id = "h1"): DeliveryTimeEvent => ({
  type: "holdGranted",
  request,
  id,
  until: hold.until,
});

export const changeDraft = (patch: Partial<DraftTimeFields>): DeliveryTimeCommand => ({
  type: "changeDraft",
  patch,
});
export const removeHold = changeDraft({ hold: undefined });
export const requestHold = (request: HoldRequest): DeliveryTimeCommand => ({
  type: "requestHold",
  request,
});
export const releaseHold: DeliveryTimeCommand = { type: "releaseHold", id: "h1" };
export const lookUpWindows: DeliveryTimeCommand = { type: "lookUpWindows" };
export const reportCleared = (reason: ClearedReason): DeliveryTimeCommand => ({
  type: "reportCleared",
  reason,
});

export interface TransitionCase {
  title: string;
  /** By default `atSchedule`. */
  state?: DeliveryTimeState;
  /** By default without a chosen time. */
  draft?: DraftTimeFields;
  event: DeliveryTimeEvent;
  expectedHold: DeliveryTimeState["hold"];
  expectedCommands: DeliveryTimeCommand[];
}

/** Defines a test for each case. */
export function testTransitions(cases: readonly TransitionCase[]): void {
  test.each(cases)(
    "$title",
    ({ state = atSchedule, draft = noTime, event, expectedHold, expectedCommands }) => {
      const next = transition(state, event, { draft, tabId, now: NOW });
      expect(next.state.hold).toEqual(expectedHold);
      expect(next.commands).toEqual(expectedCommands);
    },
  );
}
