import { describe, expect, test } from "vitest";
import {
  atSchedule,
  atScheduleWith,
  beforeSchedule,
  changeDraft,
  extendMorning,
  forMorning,
  held,
  hold,
  morning,
  NOW,
  none,
  otherTabsHold,
  releaseHold,
  removeHold,
  requestHold,
  requesting,
  sharedHold,
  type TransitionCase,
  testTransitions,
  windows,
} from "#tests/support/delivery-time-fixture.ts";
import { initialDeliveryTime, shownHold } from "./delivery-time.ts";

const enteringAndLeavingCases: TransitionCase[] = [
  {
    title: "requests no hold at the schedule when no time is chosen",
    state: beforeSchedule,
    event: { type: "scheduleReached" },
    expectedHold: none,
    expectedCommands: [],
  },
  {
    title: "requests a hold at the schedule when a time is chosen",
    state: beforeSchedule,
    draft: morning,
    event: { type: "scheduleReached" },
    expectedHold: requesting(forMorning),
    expectedCommands: [requestHold(forMorning)],
  },
  {
    title: "joins and extends another tab's hold at the schedule",
    state: beforeSchedule,
    draft: { ...morning, hold: otherTabsHold },
    event: { type: "scheduleReached" },
    expectedHold: requesting(extendMorning, { status: "held", hold: otherTabsHold }),
    expectedCommands: [changeDraft({ hold: sharedHold }), requestHold(extendMorning)],
  },
  {
    title: "does not join another tab's hold before the schedule",
    state: beforeSchedule,
    draft: { ...morning, hold: otherTabsHold },
    event: { type: "draftChanged" },
    expectedHold: { status: "held", hold: otherTabsHold },
    expectedCommands: [],
  },
  {
    title: "does nothing when the schedule is reached again",
    state: atScheduleWith(held),
    draft: { ...morning, hold },
    event: { type: "scheduleReached" },
    expectedHold: held,
    expectedCommands: [],
  },
  {
    title: "keeps the hold when the shopper goes back before the schedule",
    state: atScheduleWith(held),
    draft: { ...morning, hold },
    event: { type: "scheduleLeft" },
    expectedHold: held,
    expectedCommands: [],
  },
  {
    title: "releases the hold when the last tab leaves",
    state: atScheduleWith(held),
    draft: { ...morning, hold },
    event: { type: "pageLeft" },
    expectedHold: none,
    expectedCommands: [removeHold, releaseHold],
  },
  {
    title: "removes a leaving tab from the list while other tabs use the hold",
    state: atScheduleWith({ status: "held", hold: sharedHold }),
    draft: { ...morning, hold: sharedHold },
    event: { type: "pageLeft" },
    expectedHold: { status: "held", hold: sharedHold },
    expectedCommands: [changeDraft({ hold: otherTabsHold })],
  },
  {
    title: "joins no hold on a page that was left",
    state: { ...atScheduleWith({ status: "held", hold: otherTabsHold }), isPageOpen: false },
    draft: { ...morning, hold: otherTabsHold },
    event: { type: "draftChanged" },
    expectedHold: { status: "held", hold: otherTabsHold },
    expectedCommands: [],
  },
  {
    title: "requests a hold again when the page is restored at the schedule",
    state: { ...atSchedule, isPageOpen: false },
    draft: morning,
    event: { type: "pageOpened" },
    expectedHold: requesting(forMorning),
    expectedCommands: [requestHold(forMorning)],
  },
  {
    title: "requests no hold when the page is restored before the schedule",
    state: { ...beforeSchedule, isPageOpen: false },
    draft: morning,
    event: { type: "pageOpened" },
    expectedHold: none,
    expectedCommands: [],
  },
];

describe("entering and leaving", () => testTransitions(enteringAndLeavingCases));

test("a tab starts with the draft's hold", () => {
  const opened = initialDeliveryTime(windows, {
    draft: { ...morning, hold: otherTabsHold },
    now: NOW,
  });
  expect(shownHold(opened.hold)).toEqual({ status: "held", hold: otherTabsHold });
});
