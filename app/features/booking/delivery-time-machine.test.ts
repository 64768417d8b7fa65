import { describe, expect, test } from "vitest";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import type { SavedHold } from "./booking-draft.ts";
import {
  type DeliveryTime,
  type DraftTime,
  deliveryTime,
  FRESH_FOR,
  type HoldRequest,
  type PlaceState,
  shownPlace,
  type TimeCommand,
  type TimeEvent,
} from "./delivery-time.ts";
import { transition } from "./delivery-time-machine.ts";

const NOW = 1_000_000;
const TEN_MINUTES = 600_000;
const tab = "this tab";

function offered(window: string): AvailableWindow {
  const hours = { name: window, start: "09:00", end: "12:00", capacity: 2, left: 1 };
  return { date: "2026-12-01", window, ...hours };
}
const windows = [offered("morning"), offered("afternoon")];

const morning = { date: "2026-12-01", window: "morning", start: "09:00" };
const afternoon = { ...morning, window: "afternoon" };
const over = { ...morning, date: "2026-11-01" };
const nothing: DraftTime = { date: "", window: "", start: "" };

const hold: SavedHold = { id: "h1", until: NOW + TEN_MINUTES, tabs: [tab] };
const otherTabs: SavedHold = { ...hold, tabs: ["other tab"] };
const shared: SavedHold = { ...hold, tabs: ["other tab", tab] };
const asked = (chosen: DraftTime, id = ""): HoldRequest => ({
  date: chosen.date,
  window: chosen.window,
  hold: id,
});
const forMorning = asked(morning);
const longer = asked(morning, "h1");

const none: PlaceState = { status: "none" };
const held: PlaceState = { status: "held", hold };
const expired: PlaceState = { status: "expired" };
const taken: PlaceState = { status: "taken" };
const asking = (request: HoldRequest, shown: PlaceState = none) =>
  ({ status: "asking", request, shown }) as const;

/** A tab on the schedule, with fresh windows. */
const here: DeliveryTime = {
  ...deliveryTime(windows, { draft: nothing, now: NOW }),
  here: true,
  atSchedule: true,
};
const earlier: DeliveryTime = { ...here, atSchedule: false };
const stale: DeliveryTime["windows"] = { status: "ready", windows, asOf: NOW - FRESH_FOR };
const failed: DeliveryTime["windows"] = { status: "failed" };

const store = (patch: Partial<DraftTime>): TimeCommand => ({ type: "store", patch });
const forget = store({ hold: undefined });
const ask = (request: HoldRequest): TimeCommand => ({ type: "ask", request });
const giveBack: TimeCommand = { type: "giveBack", id: "h1" };
const findProducts: TimeCommand = { type: "lookUpWindows" };
const tell = (problem: "over" | "taken"): TimeCommand => ({ type: "tell", problem });

interface Row {
  title: string;
  state?: DeliveryTime;
  draft?: DraftTime;
  event: TimeEvent;
  becomes: DeliveryTime["hold"];
  commands: TimeCommand[];
}

const withHold = (state: DeliveryTime["hold"]): DeliveryTime => ({ ...here, hold: state });
const placeHeld = (request: HoldRequest, id = "h1"): TimeEvent => ({
  type: "placeHeld",
  request,
  id,
  until: hold.until,
});

const onTheSchedule: Row[] = [
  {
    title: "a chosen time is stored and its place asked for",
    event: { type: "timeChosen", ...morning },
    becomes: asking(forMorning),
    commands: [store(morning), ask(forMorning)],
  },
  {
    title: "another time is asked for in place of the held one, which shows meanwhile",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "timeChosen", ...afternoon },
    becomes: asking(asked(afternoon, "h1"), held),
    commands: [store(afternoon), ask(asked(afternoon, "h1"))],
  },
  {
    title: "the place is kept for every tab, this one among them",
    state: withHold(asking(forMorning)),
    draft: morning,
    event: placeHeld(forMorning),
    becomes: held,
    commands: [store({ hold })],
  },
  {
    title: "a place held anew keeps the tabs that count on it",
    state: withHold(asking(longer, { status: "held", hold: otherTabs })),
    draft: { ...morning, hold: otherTabs },
    event: placeHeld(longer, "h2"),
    becomes: { status: "held", hold: { ...shared, id: "h2" } },
    commands: [store({ hold: { ...shared, id: "h2" } })],
  },
  {
    title: "a full window is no choice any more: the shopper is told and windows are looked up",
    state: withHold(asking(forMorning)),
    draft: morning,
    event: { type: "windowFull", request: forMorning },
    becomes: taken,
    commands: [store({ window: "", start: "", hold: undefined }), findProducts, tell("taken")],
  },
  {
    title: "a full window gives back the place that was held before",
    state: withHold(asking(longer, held)),
    draft: { ...morning, hold },
    event: { type: "windowFull", request: longer },
    becomes: taken,
    commands: [
      store({ window: "", start: "", hold: undefined }),
      giveBack,
      findProducts,
      tell("taken"),
    ],
  },
  {
    title: "where holding fails the form goes on without",
    state: withHold(asking(forMorning, expired)),
    draft: morning,
    event: { type: "holdFailed", request: forMorning },
    becomes: none,
    commands: [],
  },
  {
    title: "where holding longer fails the place stays held for the time there is",
    state: withHold(asking(longer, held)),
    draft: { ...morning, hold },
    event: { type: "holdFailed", request: longer },
    becomes: held,
    commands: [],
  },
  {
    title: "a held place is held longer on request",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "holdWanted" },
    becomes: asking(longer, held),
    commands: [ask(longer)],
  },
  {
    title: "an expired one is held again on request, and says so until it is",
    state: withHold(expired),
    draft: morning,
    event: { type: "holdWanted" },
    becomes: asking(forMorning, expired),
    commands: [ask(forMorning)],
  },
  {
    title: "nothing chosen is nothing to hold",
    event: { type: "holdWanted" },
    becomes: none,
    commands: [],
  },
  {
    title: "the time of a hold ends it",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "holdExpired", hold },
    becomes: expired,
    commands: [forget],
  },
  {
    title: "the time of a hold that was made longer ends nothing",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "holdExpired", hold: { ...hold, until: NOW } },
    becomes: held,
    commands: [],
  },
  {
    title: "a hold that ends while more time is asked for is seen to end",
    state: withHold(asking(longer, held)),
    draft: { ...morning, hold },
    event: { type: "holdExpired", hold },
    becomes: asking(longer, expired),
    commands: [forget],
  },
  {
    title: "a hold that another tab has seen end is over here too",
    state: withHold({ status: "held", hold: { ...hold, until: NOW } }),
    draft: morning,
    event: { type: "draftChanged" },
    becomes: expired,
    commands: [],
  },
  {
    title: "a hold that another tab has given back is none here too",
    state: withHold(held),
    draft: morning,
    event: { type: "draftChanged" },
    becomes: none,
    commands: [],
  },
  {
    title: "a hold another tab has asked for is joined",
    draft: { ...morning, hold: otherTabs },
    event: { type: "draftChanged" },
    becomes: { status: "held", hold: otherTabs },
    commands: [store({ hold: shared })],
  },
  {
    title: "a time that was cleared frees its place",
    state: withHold(held),
    draft: { ...nothing, hold },
    event: { type: "draftChanged" },
    becomes: none,
    commands: [forget, giveBack],
  },
  {
    title: "a booking refused for its place frees the hold and looks up windows",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "placeLost" },
    becomes: none,
    commands: [store({ window: "", start: "", hold: undefined }), giveBack, findProducts],
  },
];

const late: Row[] = [
  {
    title: "a place that comes after another choice is given back",
    state: withHold(asking(forMorning)),
    draft: afternoon,
    event: placeHeld(forMorning),
    becomes: none,
    commands: [giveBack],
  },
  {
    title: "a place that comes after another was asked for is given back",
    state: withHold(asking(asked(afternoon))),
    draft: afternoon,
    event: placeHeld(forMorning),
    becomes: asking(asked(afternoon)),
    commands: [giveBack],
  },
  {
    title: "a place that comes when another tab has one is given back",
    state: withHold(asking(forMorning)),
    draft: { ...morning, hold },
    event: placeHeld(forMorning, "h2"),
    becomes: held,
    commands: [{ type: "giveBack", id: "h2" }],
  },
  {
    title: "a place that comes after the page was left is given back",
    state: { ...here, here: false },
    draft: morning,
    event: placeHeld(forMorning),
    becomes: none,
    commands: [giveBack],
  },
  {
    title: "a place that comes late and is the held one is kept",
    state: withHold(held),
    draft: { ...morning, hold },
    event: placeHeld(longer),
    becomes: held,
    commands: [],
  },
  {
    title: "a window that turns out full after another choice changes nothing",
    state: withHold(asking(forMorning)),
    draft: afternoon,
    event: { type: "windowFull", request: forMorning },
    becomes: none,
    commands: [],
  },
];

const coming: Row[] = [
  {
    title: "the schedule is reached with nothing chosen",
    state: earlier,
    event: { type: "scheduleReached" },
    becomes: none,
    commands: [],
  },
  {
    title: "the schedule is reached with a time chosen: its place is asked for",
    state: earlier,
    draft: morning,
    event: { type: "scheduleReached" },
    becomes: asking(forMorning),
    commands: [ask(forMorning)],
  },
  {
    title: "the schedule is reached with a place held by another tab: it is joined and extended",
    state: earlier,
    draft: { ...morning, hold: otherTabs },
    event: { type: "scheduleReached" },
    becomes: asking(longer, { status: "held", hold: otherTabs }),
    commands: [store({ hold: shared }), ask(longer)],
  },
  {
    title: "before the schedule another tab's hold is left to it",
    state: earlier,
    draft: { ...morning, hold: otherTabs },
    event: { type: "draftChanged" },
    becomes: { status: "held", hold: otherTabs },
    commands: [],
  },
  {
    title: "a step of the schedule after the first one is no arrival",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "scheduleReached" },
    becomes: held,
    commands: [],
  },
  {
    title: "going back before the schedule keeps the hold",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "scheduleLeft" },
    becomes: held,
    commands: [],
  },
  {
    title: "the last tab to leave gives the place back",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "tabLeft" },
    becomes: none,
    commands: [forget, giveBack],
  },
  {
    title: "a tab that leaves others behind only stops counting on the place",
    state: withHold({ status: "held", hold: shared }),
    draft: { ...morning, hold: shared },
    event: { type: "tabLeft" },
    becomes: { status: "held", hold: shared },
    commands: [store({ hold: otherTabs })],
  },
  {
    title: "a page that was left joins nothing",
    state: { ...withHold({ status: "held", hold: otherTabs }), here: false },
    draft: { ...morning, hold: otherTabs },
    event: { type: "draftChanged" },
    becomes: { status: "held", hold: otherTabs },
    commands: [],
  },
  {
    title: "a page that comes back on the schedule asks for the place again",
    state: { ...here, here: false },
    draft: morning,
    event: { type: "tabEntered" },
    becomes: asking(forMorning),
    commands: [ask(forMorning)],
  },
  {
    title: "a page that comes back before the schedule asks for nothing",
    state: { ...earlier, here: false },
    draft: morning,
    event: { type: "tabEntered" },
    becomes: none,
    commands: [],
  },
];

const windowsKnown: Row[] = [
  {
    title: "a time that is not offered any more is none, and the shopper is told",
    state: earlier,
    draft: { ...over, hold: otherTabs },
    event: { type: "scheduleReached" },
    becomes: none,
    commands: [
      store({ hold: shared }),
      store({ ...nothing, hold: undefined }),
      giveBack,
      tell("over"),
    ],
  },
  {
    title: "stale windows are looked up on the schedule, while the place is asked for",
    state: { ...earlier, windows: stale },
    draft: morning,
    event: { type: "scheduleReached" },
    becomes: asking(forMorning),
    commands: [findProducts, ask(forMorning)],
  },
  {
    title: "by stale windows no time is over",
    state: { ...earlier, windows: stale },
    draft: over,
    event: { type: "scheduleReached" },
    becomes: none,
    commands: [findProducts],
  },
  {
    title: "windows that are being looked up are not asked for twice",
    state: { ...earlier, windows: stale, lookingUp: true },
    draft: over,
    event: { type: "scheduleReached" },
    becomes: none,
    commands: [],
  },
  {
    title: "a time another tab has chosen is looked up when it is not among stale windows",
    state: { ...here, windows: stale },
    draft: over,
    event: { type: "draftChanged" },
    becomes: none,
    commands: [findProducts],
  },
  {
    title: "windows that failed are looked up again on the schedule",
    state: { ...earlier, windows: failed },
    draft: morning,
    event: { type: "scheduleReached" },
    becomes: none,
    commands: [findProducts],
  },
  {
    title: "windows that failed are looked up again on request",
    state: { ...here, windows: failed },
    draft: morning,
    event: { type: "windowsWanted" },
    becomes: none,
    commands: [findProducts],
  },
  {
    title: "windows that are here at last have the place asked for",
    state: { ...here, windows: { status: "loading" }, lookingUp: true },
    draft: morning,
    event: { type: "windowsLoaded", windows },
    becomes: asking(forMorning),
    commands: [ask(forMorning)],
  },
  {
    title: "windows that are looked up anew leave a held place alone",
    state: { ...withHold(held), lookingUp: true },
    draft: { ...morning, hold },
    event: { type: "windowsLoaded", windows },
    becomes: held,
    commands: [],
  },
  {
    title: "windows without the chosen time end it",
    state: { ...withHold(asking(forMorning)), windows: stale, lookingUp: true },
    draft: morning,
    event: { type: "windowsLoaded", windows: [offered("afternoon")] },
    becomes: none,
    commands: [store({ ...nothing, hold: undefined }), tell("over")],
  },
  {
    title: "windows that come when the schedule was left end nothing",
    state: { ...earlier, lookingUp: true },
    draft: over,
    event: { type: "windowsLoaded", windows },
    becomes: none,
    commands: [],
  },
  {
    title: "windows that can't be had end nothing",
    state: { ...withHold(held), lookingUp: true },
    draft: { ...morning, hold },
    event: { type: "windowsFailed" },
    becomes: held,
    commands: [],
  },
];

describe.each([
  ["on the schedule", onTheSchedule],
  ["a late response", late],
  ["coming and leaving", coming],
  ["windows", windowsKnown],
] as const)("%s", (_title, rows) => {
  test.each(rows)("$title", ({ state = here, draft = nothing, event, becomes, commands }) => {
    const next = transition(state, event, { draft, tab, now: NOW });
    expect(next.state.hold).toEqual(becomes);
    expect(next.commands).toEqual(commands);
  });
});

describe("the windows shown", () => {
  const sent = (state: DeliveryTime, event: TimeEvent) =>
    transition(state, event, { draft: nothing, tab, now: NOW }).state;

  test("begin with those of the page, as of now", () => {
    expect(here.windows).toEqual({ status: "ready", windows, asOf: NOW });
  });

  test("stay while they are looked up anew, and are loading only after a failure", () => {
    expect(sent(here, { type: "windowsWanted" })).toMatchObject({
      windows: here.windows,
      lookingUp: true,
    });
    expect(sent({ ...here, windows: failed }, { type: "windowsWanted" }).windows).toEqual({
      status: "loading",
    });
  });

  test("are those that came last, fresh from then on", () => {
    const loaded = sent(
      { ...here, windows: stale, lookingUp: true },
      { type: "windowsLoaded", windows: [offered("evening")] },
    );
    expect(loaded).toMatchObject({
      windows: { status: "ready", windows: [offered("evening")], asOf: NOW },
      lookingUp: false,
    });
  });

  test("are none when they can't be had", () => {
    expect(sent({ ...here, lookingUp: true }, { type: "windowsFailed" })).toMatchObject({
      windows: failed,
      lookingUp: false,
    });
  });
});

test("a tab begins with the hold the draft has", () => {
  const opened = deliveryTime(windows, { draft: { ...morning, hold: otherTabs }, now: NOW });
  expect(shownPlace(opened.hold)).toEqual({ status: "held", hold: otherTabs });
});

test("typing elsewhere in the form leaves the very same state", () => {
  const state = withHold(held);
  const moment = { draft: { ...morning, hold }, tab, now: NOW };
  expect(transition(state, { type: "draftChanged" }, moment).state).toBe(state);
});
