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
const notOffered = { ...morning, date: "2026-11-01" };
const nothing: DraftTime = { date: "", window: "", start: "" };

const hold: SavedHold = { id: "h1", until: NOW + TEN_MINUTES, tabs: [tab] };
const otherTabs: SavedHold = { ...hold, tabs: ["other tab"] };
const shared: SavedHold = { ...hold, tabs: ["other tab", tab] };
const requestFor = (chosen: DraftTime, id = ""): HoldRequest => ({
  date: chosen.date,
  window: chosen.window,
  hold: id,
});
const forMorning = requestFor(morning);
const extendMorning = requestFor(morning, "h1");

const none: PlaceState = { status: "none" };
const held: PlaceState = { status: "held", hold };
const expired: PlaceState = { status: "expired" };
const taken: PlaceState = { status: "taken" };
const asking = (request: HoldRequest, shown: PlaceState = none) =>
  ({ status: "asking", request, shown }) as const;

/** A tab at the schedule step, with fresh windows. */
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
const lookUpWindows: TimeCommand = { type: "lookUpWindows" };
const tellShopper = (problem: "over" | "taken"): TimeCommand => ({ type: "tell", problem });

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

const schedule: Row[] = [
  {
    title: "stores a chosen time and requests a hold",
    event: { type: "timeChosen", ...morning },
    becomes: asking(forMorning),
    commands: [store(morning), ask(forMorning)],
  },
  {
    title: "requests a hold on another time and shows the current one meanwhile",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "timeChosen", ...afternoon },
    becomes: asking(requestFor(afternoon, "h1"), held),
    commands: [store(afternoon), ask(requestFor(afternoon, "h1"))],
  },
  {
    title: "stores a new hold for all tabs, with this tab in its list",
    state: withHold(asking(forMorning)),
    draft: morning,
    event: placeHeld(forMorning),
    becomes: held,
    commands: [store({ hold })],
  },
  {
    title: "keeps the other tabs in the list when a hold is replaced",
    state: withHold(asking(extendMorning, { status: "held", hold: otherTabs })),
    draft: { ...morning, hold: otherTabs },
    event: placeHeld(extendMorning, "h2"),
    becomes: { status: "held", hold: { ...shared, id: "h2" } },
    commands: [store({ hold: { ...shared, id: "h2" } })],
  },
  {
    title: "clears a full window, tells the shopper and looks up windows",
    state: withHold(asking(forMorning)),
    draft: morning,
    event: { type: "windowFull", request: forMorning },
    becomes: taken,
    commands: [
      store({ window: "", start: "", hold: undefined }),
      lookUpWindows,
      tellShopper("taken"),
    ],
  },
  {
    title: "releases the previous hold when the requested window is full",
    state: withHold(asking(extendMorning, held)),
    draft: { ...morning, hold },
    event: { type: "windowFull", request: extendMorning },
    becomes: taken,
    commands: [
      store({ window: "", start: "", hold: undefined }),
      giveBack,
      lookUpWindows,
      tellShopper("taken"),
    ],
  },
  {
    title: "continues without a hold when the request fails",
    state: withHold(asking(forMorning, expired)),
    draft: morning,
    event: { type: "holdFailed", request: forMorning },
    becomes: none,
    commands: [],
  },
  {
    title: "keeps the current hold when extending it fails",
    state: withHold(asking(extendMorning, held)),
    draft: { ...morning, hold },
    event: { type: "holdFailed", request: extendMorning },
    becomes: held,
    commands: [],
  },
  {
    title: "extends a hold on request",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "holdWanted" },
    becomes: asking(extendMorning, held),
    commands: [ask(extendMorning)],
  },
  {
    title: "requests an expired hold again and shows it as expired until then",
    state: withHold(expired),
    draft: morning,
    event: { type: "holdWanted" },
    becomes: asking(forMorning, expired),
    commands: [ask(forMorning)],
  },
  {
    title: "requests no hold when no time is chosen",
    event: { type: "holdWanted" },
    becomes: none,
    commands: [],
  },
  {
    title: "expires a hold at its end time",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "holdExpired", hold },
    becomes: expired,
    commands: [forget],
  },
  {
    title: "ignores the previous end time of an extended hold",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "holdExpired", hold: { ...hold, until: NOW } },
    becomes: held,
    commands: [],
  },
  {
    title: "shows a hold as expired when it ends while an extension is requested",
    state: withHold(asking(extendMorning, held)),
    draft: { ...morning, hold },
    event: { type: "holdExpired", hold },
    becomes: asking(extendMorning, expired),
    commands: [forget],
  },
  {
    title: "shows a hold as expired when another tab removed it at its end",
    state: withHold({ status: "held", hold: { ...hold, until: NOW } }),
    draft: morning,
    event: { type: "draftChanged" },
    becomes: expired,
    commands: [],
  },
  {
    title: "shows no hold when another tab released it",
    state: withHold(held),
    draft: morning,
    event: { type: "draftChanged" },
    becomes: none,
    commands: [],
  },
  {
    title: "joins a hold that another tab requested",
    draft: { ...morning, hold: otherTabs },
    event: { type: "draftChanged" },
    becomes: { status: "held", hold: otherTabs },
    commands: [store({ hold: shared })],
  },
  {
    title: "releases the hold when the chosen time is cleared",
    state: withHold(held),
    draft: { ...nothing, hold },
    event: { type: "draftChanged" },
    becomes: none,
    commands: [forget, giveBack],
  },
  {
    title: "releases the hold and looks up windows when the window was full at booking",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "placeLost" },
    becomes: none,
    commands: [store({ window: "", start: "", hold: undefined }), giveBack, lookUpWindows],
  },
];

const late: Row[] = [
  {
    title: "releases a hold that arrives after another time was chosen",
    state: withHold(asking(forMorning)),
    draft: afternoon,
    event: placeHeld(forMorning),
    becomes: none,
    commands: [giveBack],
  },
  {
    title: "releases a hold that arrives after another was requested",
    state: withHold(asking(requestFor(afternoon))),
    draft: afternoon,
    event: placeHeld(forMorning),
    becomes: asking(requestFor(afternoon)),
    commands: [giveBack],
  },
  {
    title: "releases a hold that arrives when another tab already has one",
    state: withHold(asking(forMorning)),
    draft: { ...morning, hold },
    event: placeHeld(forMorning, "h2"),
    becomes: held,
    commands: [{ type: "giveBack", id: "h2" }],
  },
  {
    title: "releases a hold that arrives after the page was left",
    state: { ...here, here: false },
    draft: morning,
    event: placeHeld(forMorning),
    becomes: none,
    commands: [giveBack],
  },
  {
    title: "keeps a hold that arrives late if it is the current one",
    state: withHold(held),
    draft: { ...morning, hold },
    event: placeHeld(extendMorning),
    becomes: held,
    commands: [],
  },
  {
    title: "ignores a full window after another time was chosen",
    state: withHold(asking(forMorning)),
    draft: afternoon,
    event: { type: "windowFull", request: forMorning },
    becomes: none,
    commands: [],
  },
];

const entering: Row[] = [
  {
    title: "requests no hold at the schedule when no time is chosen",
    state: earlier,
    event: { type: "scheduleReached" },
    becomes: none,
    commands: [],
  },
  {
    title: "requests a hold at the schedule when a time is chosen",
    state: earlier,
    draft: morning,
    event: { type: "scheduleReached" },
    becomes: asking(forMorning),
    commands: [ask(forMorning)],
  },
  {
    title: "joins and extends another tab's hold at the schedule",
    state: earlier,
    draft: { ...morning, hold: otherTabs },
    event: { type: "scheduleReached" },
    becomes: asking(extendMorning, { status: "held", hold: otherTabs }),
    commands: [store({ hold: shared }), ask(extendMorning)],
  },
  {
    title: "does not join another tab's hold before the schedule",
    state: earlier,
    draft: { ...morning, hold: otherTabs },
    event: { type: "draftChanged" },
    becomes: { status: "held", hold: otherTabs },
    commands: [],
  },
  {
    title: "does nothing when the schedule is reached again",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "scheduleReached" },
    becomes: held,
    commands: [],
  },
  {
    title: "keeps the hold when the shopper goes back before the schedule",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "scheduleLeft" },
    becomes: held,
    commands: [],
  },
  {
    title: "releases the hold when the last tab leaves",
    state: withHold(held),
    draft: { ...morning, hold },
    event: { type: "tabLeft" },
    becomes: none,
    commands: [forget, giveBack],
  },
  {
    title: "removes a leaving tab from the list while other tabs use the hold",
    state: withHold({ status: "held", hold: shared }),
    draft: { ...morning, hold: shared },
    event: { type: "tabLeft" },
    becomes: { status: "held", hold: shared },
    commands: [store({ hold: otherTabs })],
  },
  {
    title: "joins no hold on a page that was left",
    state: { ...withHold({ status: "held", hold: otherTabs }), here: false },
    draft: { ...morning, hold: otherTabs },
    event: { type: "draftChanged" },
    becomes: { status: "held", hold: otherTabs },
    commands: [],
  },
  {
    title: "requests a hold again when the page is restored at the schedule",
    state: { ...here, here: false },
    draft: morning,
    event: { type: "tabEntered" },
    becomes: asking(forMorning),
    commands: [ask(forMorning)],
  },
  {
    title: "requests no hold when the page is restored before the schedule",
    state: { ...earlier, here: false },
    draft: morning,
    event: { type: "tabEntered" },
    becomes: none,
    commands: [],
  },
];

const windowsKnown: Row[] = [
  {
    title: "clears a time that is no longer offered and tells the shopper",
    state: earlier,
    draft: { ...notOffered, hold: otherTabs },
    event: { type: "scheduleReached" },
    becomes: none,
    commands: [
      store({ hold: shared }),
      store({ ...nothing, hold: undefined }),
      giveBack,
      tellShopper("over"),
    ],
  },
  {
    title: "looks up stale windows at the schedule while requesting a hold",
    state: { ...earlier, windows: stale },
    draft: morning,
    event: { type: "scheduleReached" },
    becomes: asking(forMorning),
    commands: [lookUpWindows, ask(forMorning)],
  },
  {
    title: "does not clear a time because stale windows lack it",
    state: { ...earlier, windows: stale },
    draft: notOffered,
    event: { type: "scheduleReached" },
    becomes: none,
    commands: [lookUpWindows],
  },
  {
    title: "does not look up windows twice at once",
    state: { ...earlier, windows: stale, lookingUp: true },
    draft: notOffered,
    event: { type: "scheduleReached" },
    becomes: none,
    commands: [],
  },
  {
    title: "looks up windows when another tab's chosen time is not among stale ones",
    state: { ...here, windows: stale },
    draft: notOffered,
    event: { type: "draftChanged" },
    becomes: none,
    commands: [lookUpWindows],
  },
  {
    title: "looks up windows again at the schedule after a failure",
    state: { ...earlier, windows: failed },
    draft: morning,
    event: { type: "scheduleReached" },
    becomes: none,
    commands: [lookUpWindows],
  },
  {
    title: "looks up windows again on request after a failure",
    state: { ...here, windows: failed },
    draft: morning,
    event: { type: "windowsWanted" },
    becomes: none,
    commands: [lookUpWindows],
  },
  {
    title: "requests a hold once windows are loaded",
    state: { ...here, windows: { status: "loading" }, lookingUp: true },
    draft: morning,
    event: { type: "windowsLoaded", windows },
    becomes: asking(forMorning),
    commands: [ask(forMorning)],
  },
  {
    title: "keeps a hold when windows are loaded again",
    state: { ...withHold(held), lookingUp: true },
    draft: { ...morning, hold },
    event: { type: "windowsLoaded", windows },
    becomes: held,
    commands: [],
  },
  {
    title: "clears the chosen time when loaded windows lack it",
    state: { ...withHold(asking(forMorning)), windows: stale, lookingUp: true },
    draft: morning,
    event: { type: "windowsLoaded", windows: [offered("afternoon")] },
    becomes: none,
    commands: [store({ ...nothing, hold: undefined }), tellShopper("over")],
  },
  {
    title: "keeps the chosen time when windows arrive after the schedule was left",
    state: { ...earlier, lookingUp: true },
    draft: notOffered,
    event: { type: "windowsLoaded", windows },
    becomes: none,
    commands: [],
  },
  {
    title: "keeps the hold when windows can't be loaded",
    state: { ...withHold(held), lookingUp: true },
    draft: { ...morning, hold },
    event: { type: "windowsFailed" },
    becomes: held,
    commands: [],
  },
];

describe.each([
  ["at the schedule", schedule],
  ["late responses", late],
  ["entering and leaving", entering],
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

  test("start with the page's windows, fresh as of now", () => {
    expect(here.windows).toEqual({ status: "ready", windows, asOf: NOW });
  });

  test("stay visible while they are loaded again; loading shows only after a failure", () => {
    expect(sent(here, { type: "windowsWanted" })).toMatchObject({
      windows: here.windows,
      lookingUp: true,
    });
    expect(sent({ ...here, windows: failed }, { type: "windowsWanted" }).windows).toEqual({
      status: "loading",
    });
  });

  test("are the latest loaded, fresh as of then", () => {
    const loaded = sent(
      { ...here, windows: stale, lookingUp: true },
      { type: "windowsLoaded", windows: [offered("evening")] },
    );
    expect(loaded).toMatchObject({
      windows: { status: "ready", windows: [offered("evening")], asOf: NOW },
      lookingUp: false,
    });
  });

  test("are marked as failed when they can't be loaded", () => {
    expect(sent({ ...here, lookingUp: true }, { type: "windowsFailed" })).toMatchObject({
      windows: failed,
      lookingUp: false,
    });
  });
});

test("a tab starts with the draft's hold", () => {
  const opened = deliveryTime(windows, { draft: { ...morning, hold: otherTabs }, now: NOW });
  expect(shownPlace(opened.hold)).toEqual({ status: "held", hold: otherTabs });
});

test("returns the same state object when other fields change", () => {
  const state = withHold(held);
  const moment = { draft: { ...morning, hold }, tab, now: NOW };
  expect(transition(state, { type: "draftChanged" }, moment).state).toBe(state);
});
