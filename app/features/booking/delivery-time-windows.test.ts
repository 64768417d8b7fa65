import { describe, expect, test } from "vitest";
import {
  atSchedule,
  atScheduleWith,
  beforeSchedule,
  changeDraft,
  failedWindows,
  forMorning,
  held,
  hold,
  lookUpWindows,
  morning,
  NOW,
  none,
  noTime,
  notOffered,
  offered,
  otherTabsHold,
  releaseHold,
  reportCleared,
  requestHold,
  requesting,
  sharedHold,
  staleWindows,
  type TransitionCase,
  tabId,
  testTransitions,
  windows,
} from "#tests/support/delivery-time-fixture.ts";
import type { DeliveryTimeEvent, DeliveryTimeState } from "./delivery-time.ts";
import { transition } from "./delivery-time-machine.ts";

const windowsCases: TransitionCase[] = [
  {
    title: "clears a time that is no longer offered and reports it to the shopper",
    state: beforeSchedule,
    draft: { ...notOffered, hold: otherTabsHold },
    event: { type: "scheduleReached" },
    expectedHold: none,
    expectedCommands: [
      changeDraft({ hold: sharedHold }),
      changeDraft({ ...noTime, hold: undefined }),
      releaseHold,
      reportCleared("noLongerOffered"),
    ],
  },
  {
    title: "looks up stale windows at the schedule while requesting a hold",
    state: { ...beforeSchedule, windows: staleWindows },
    draft: morning,
    event: { type: "scheduleReached" },
    expectedHold: requesting(forMorning),
    expectedCommands: [lookUpWindows, requestHold(forMorning)],
  },
  {
    title: "does not clear a time because stale windows lack it",
    state: { ...beforeSchedule, windows: staleWindows },
    draft: notOffered,
    event: { type: "scheduleReached" },
    expectedHold: none,
    expectedCommands: [lookUpWindows],
  },
  {
    title: "does not look up windows twice at once",
    state: { ...beforeSchedule, windows: staleWindows, isLookingUp: true },
    draft: notOffered,
    event: { type: "scheduleReached" },
    expectedHold: none,
    expectedCommands: [],
  },
  {
    title: "looks up windows when another tab's chosen time is not among stale ones",
    state: { ...atSchedule, windows: staleWindows },
    draft: notOffered,
    event: { type: "draftChanged" },
    expectedHold: none,
    expectedCommands: [lookUpWindows],
  },
  {
    title: "looks up windows again at the schedule after a failure",
    state: { ...beforeSchedule, windows: failedWindows },
    draft: morning,
    event: { type: "scheduleReached" },
    expectedHold: none,
    expectedCommands: [lookUpWindows],
  },
  {
    title: "looks up windows again on request after a failure",
    state: { ...atSchedule, windows: failedWindows },
    draft: morning,
    event: { type: "retryWindowsClicked" },
    expectedHold: none,
    expectedCommands: [lookUpWindows],
  },
  {
    title: "requests a hold once windows are loaded",
    state: { ...atSchedule, windows: { status: "loading" }, isLookingUp: true },
    draft: morning,
    event: { type: "windowsLoaded", windows },
    expectedHold: requesting(forMorning),
    expectedCommands: [requestHold(forMorning)],
  },
  {
    title: "keeps a hold when windows are loaded again",
    state: { ...atScheduleWith(held), isLookingUp: true },
    draft: { ...morning, hold },
    event: { type: "windowsLoaded", windows },
    expectedHold: held,
    expectedCommands: [],
  },
  {
    title: "clears the chosen time when loaded windows lack it",
    state: { ...atScheduleWith(requesting(forMorning)), windows: staleWindows, isLookingUp: true },
    draft: morning,
    event: { type: "windowsLoaded", windows: [offered("afternoon")] },
    expectedHold: none,
    expectedCommands: [
      changeDraft({ ...noTime, hold: undefined }),
      reportCleared("noLongerOffered"),
    ],
  },
  {
    title: "keeps the chosen time when windows arrive after the schedule was left",
    state: { ...beforeSchedule, isLookingUp: true },
    draft: notOffered,
    event: { type: "windowsLoaded", windows },
    expectedHold: none,
    expectedCommands: [],
  },
  {
    title: "keeps the hold when windows can't be loaded",
    state: { ...atScheduleWith(held), isLookingUp: true },
    draft: { ...morning, hold },
    event: { type: "windowsFailed" },
    expectedHold: held,
    expectedCommands: [],
  },
];

describe("windows", () => testTransitions(windowsCases));

describe("the windows shown", () => {
  const sent = (state: DeliveryTimeState, event: DeliveryTimeEvent) =>
    transition(state, event, { draft: noTime, tabId, now: NOW }).state;

  test("start with the page's windows, fresh as of now", () => {
    expect(atSchedule.windows).toEqual({ status: "ready", windows, loadedAt: NOW });
  });

  test("stay visible while they are loaded again; loading shows only after a failure", () => {
    expect(sent(atSchedule, { type: "retryWindowsClicked" })).toMatchObject({
      windows: atSchedule.windows,
      isLookingUp: true,
    });
    expect(
      sent({ ...atSchedule, windows: failedWindows }, { type: "retryWindowsClicked" }).windows,
    ).toEqual({
      status: "loading",
    });
  });

  test("are the latest loaded, fresh as of then", () => {
    const loaded = sent(
      { ...atSchedule, windows: staleWindows, isLookingUp: true },
      { type: "windowsLoaded", windows: [offered("evening")] },
    );
    expect(loaded).toMatchObject({
      windows: { status: "ready", windows: [offered("evening")], loadedAt: NOW },
      isLookingUp: false,
    });
  });

  test("are marked as failed when they can't be loaded", () => {
    expect(sent({ ...atSchedule, isLookingUp: true }, { type: "windowsFailed" })).toMatchObject({
      windows: failedWindows,
      isLookingUp: false,
    });
  });
});
