import { describe } from "vitest";
import {
  afternoon,
  atSchedule,
  atScheduleWith,
  extendMorning,
  forMorning,
  held,
  hold,
  holdGranted,
  morning,
  none,
  releaseHold,
  requestFor,
  requesting,
  type TransitionCase,
  testTransitions,
} from "#tests/support/delivery-time-fixture.ts";

const lateResponseCases: TransitionCase[] = [
  {
    title: "releases a hold that arrives after another time was chosen",
    state: atScheduleWith(requesting(forMorning)),
    draft: afternoon,
    event: holdGranted(forMorning),
    expectedHold: none,
    expectedCommands: [releaseHold],
  },
  {
    title: "releases a hold that arrives after another was requested",
    state: atScheduleWith(requesting(requestFor(afternoon))),
    draft: afternoon,
    event: holdGranted(forMorning),
    expectedHold: requesting(requestFor(afternoon)),
    expectedCommands: [releaseHold],
  },
  {
    title: "releases a hold that arrives when another tab already has one",
    state: atScheduleWith(requesting(forMorning)),
    draft: { ...morning, hold },
    event: holdGranted(forMorning, "h2"),
    expectedHold: held,
    expectedCommands: [{ type: "releaseHold", id: "h2" }],
  },
  {
    title: "releases a hold that arrives after the page was left",
    state: { ...atSchedule, isPageOpen: false },
    draft: morning,
    event: holdGranted(forMorning),
    expectedHold: none,
    expectedCommands: [releaseHold],
  },
  {
    title: "keeps a hold that arrives late if it is the current one",
    state: atScheduleWith(held),
    draft: { ...morning, hold },
    event: holdGranted(extendMorning),
    expectedHold: held,
    expectedCommands: [],
  },
  {
    title: "ignores a full window after another time was chosen",
    state: atScheduleWith(requesting(forMorning)),
    draft: afternoon,
    event: { type: "windowFull", request: forMorning },
    expectedHold: none,
    expectedCommands: [],
  },
];

describe("late responses", () => testTransitions(lateResponseCases));
