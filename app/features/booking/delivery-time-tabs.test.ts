import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import {
  type DeliveryTimeEvent,
  type DeliveryTimeState,
  type DraftTimeFields,
  type HoldRequest,
  initialDeliveryTime,
  shownHold,
} from "./delivery-time.ts";
import { transition } from "./delivery-time-machine.ts";

const TEN_MINUTES = 600_000;
const date = "2026-12-01";
const hours = { name: "", start: "09:00", end: "12:00", capacity: 2, left: 2 };
const windows: AvailableWindow[] = ["morning", "afternoon"].map((window) => ({
  date,
  window,
  ...hours,
}));

/** A fake server with two places in each window. */
class FakeServer {
  readonly holds = new Map<string, string>();
  #created = 0;

  hold({ window, hold }: HoldRequest): string | "full" {
    if (hold !== "" && this.holds.get(hold) === window) return hold;
    const taken = [...this.holds.values()].filter((other) => other === window).length;
    if (taken === 2) return "full";
    this.holds.delete(hold);
    this.#created += 1;
    this.holds.set(`h${this.#created}`, window);
    return `h${this.#created}`;
  }
}

/** A shopper's browser: its tabs share the stored draft and get an event on every change. */
class FakeBrowser {
  readonly server = new FakeServer();
  readonly tabs = new Map<string, DeliveryTimeState>();
  readonly clearedReports: string[] = [];
  draft: DraftTimeFields = { date: "", window: "", start: "" };
  now = 0;
  /** Responses that have not arrived yet, in the order of their requests. */
  readonly #responses: { tab: string; event: DeliveryTimeEvent }[] = [];

  open(tab: string): void {
    this.tabs.set(tab, initialDeliveryTime(windows, this));
    this.send(tab, { type: "pageOpened" });
  }

  send(tab: string, event: DeliveryTimeEvent): void {
    const before = this.tabs.get(tab);
    if (!before) throw new Error(`no tab ${tab}`);
    const { state, commands } = transition(before, event, {
      draft: this.draft,
      tabId: tab,
      now: this.now,
    });
    this.tabs.set(tab, state);
    const changes = commands.filter((command) => command.type === "changeDraft");
    for (const { patch } of changes) this.draft = { ...this.draft, ...patch };
    for (const command of commands) {
      if (command.type === "requestHold")
        this.#responses.push({ tab, event: this.#responseTo(command.request) });
      else if (command.type === "releaseHold") this.server.holds.delete(command.id);
      else if (command.type === "reportCleared")
        this.clearedReports.push(`${tab}: ${command.reason}`);
    }
    if (changes.length > 0) this.#notifyTabs();
  }

  choose(tab: string, window: string): void {
    this.send(tab, { type: "timeChosen", date, window, start: hours.start });
  }

  /** Lets the response to the n-th request in flight arrive, by default the first. */
  respond(index = 0): void {
    const [response] = this.#responses.splice(index % Math.max(1, this.#responses.length), 1);
    if (response) this.send(response.tab, response.event);
  }

  respondToAll(): void {
    while (this.#responses.length > 0) this.respond();
  }

  status(tab: string) {
    const state = this.tabs.get(tab);
    return state && shownHold(state.hold).status;
  }

  #responseTo(request: HoldRequest): DeliveryTimeEvent {
    const id = this.server.hold(request);
    if (id === "full") return { type: "windowFull", request };
    return { type: "holdGranted", request, id, until: this.now + TEN_MINUTES };
  }

  #notifyTabs(): void {
    for (const [tab, { isPageOpen }] of this.tabs) {
      if (isPageOpen) this.send(tab, { type: "draftChanged" });
    }
  }
}

/** A browser with these tabs, all at the schedule step. */
function openAtSchedule(...tabs: string[]): FakeBrowser {
  const browser = new FakeBrowser();
  for (const tab of tabs) {
    browser.open(tab);
    browser.send(tab, { type: "scheduleReached" });
  }
  return browser;
}

describe("two tabs of one shopper", () => {
  test("share a hold until both have left", () => {
    const browser = openAtSchedule("one");
    browser.choose("one", "morning");
    browser.respondToAll();
    browser.open("two");
    browser.send("two", { type: "scheduleReached" });
    browser.respondToAll();
    expect([browser.status("one"), browser.status("two")]).toEqual(["held", "held"]);
    expect(browser.draft.hold?.tabs).toEqual(["one", "two"]);
    browser.send("two", { type: "pageLeft" });
    expect(browser.status("one")).toBe("held");
    expect([...browser.server.holds.values()]).toEqual(["morning"]);
    browser.send("one", { type: "pageLeft" });
    expect(browser.server.holds.size).toBe(0);
    expect(browser.draft.hold).toBeUndefined();
  });

  test("share one hold when one of them chooses another time", () => {
    const browser = openAtSchedule("one", "two");
    browser.choose("one", "morning");
    browser.respondToAll();
    browser.choose("two", "afternoon");
    browser.respondToAll();
    expect([...browser.server.holds.values()]).toEqual(["afternoon"]);
    expect([browser.status("one"), browser.status("two")]).toEqual(["held", "held"]);
    expect(browser.draft.hold?.tabs).toEqual(["one", "two"]);
  });

  test("release the shared hold when one chooses a full window, and only that one reports it", () => {
    const browser = openAtSchedule("one", "two");
    browser.choose("one", "morning");
    browser.respondToAll();
    for (const other of ["x1", "x2"]) browser.server.holds.set(other, "afternoon");
    browser.choose("two", "afternoon");
    browser.respondToAll();
    expect(browser.clearedReports).toEqual(["two: windowFull"]);
    expect([browser.status("one"), browser.status("two")]).toEqual(["none", "windowFull"]);
    expect(browser.draft).toMatchObject({ date, window: "" });
    expect([...browser.server.holds.keys()]).toEqual(["x1", "x2"]);
  });

  test("both show the hold as expired when both timers run out", () => {
    const browser = openAtSchedule("one", "two");
    browser.choose("one", "morning");
    browser.respondToAll();
    const { hold } = browser.draft;
    if (!hold) throw new Error("nothing is held");
    browser.now = hold.until;
    browser.send("one", { type: "holdExpired", hold });
    browser.send("two", { type: "holdExpired", hold });
    expect([browser.status("one"), browser.status("two")]).toEqual(["expired", "expired"]);
  });
});

test("reuses the hold of a crashed tab and does not release it early", () => {
  const browser = openAtSchedule("crashed");
  browser.choose("crashed", "morning");
  browser.respondToAll();
  browser.tabs.delete("crashed");
  browser.open("reopened");
  browser.send("reopened", { type: "scheduleReached" });
  browser.respondToAll();
  expect(browser.status("reopened")).toBe("held");
  expect(browser.clearedReports).toEqual([]);
  expect([...browser.server.holds.values()]).toEqual(["morning"]);
});

test("holds the time again when the page is restored by Back", () => {
  const browser = openAtSchedule("one");
  browser.choose("one", "morning");
  browser.respondToAll();
  browser.send("one", { type: "pageLeft" });
  expect(browser.server.holds.size).toBe(0);
  browser.send("one", { type: "pageOpened" });
  browser.respondToAll();
  expect(browser.status("one")).toBe("held");
  expect([...browser.server.holds.values()]).toEqual(["morning"]);
});

test("changing the time while a hold is being created releases it", () => {
  const browser = openAtSchedule("one");
  browser.choose("one", "morning");
  browser.choose("one", "afternoon");
  browser.respond(1);
  expect(browser.status("one")).toBe("held");
  browser.respond();
  expect([...browser.server.holds.values()]).toEqual(["afternoon"]);
});

const eventsWithoutData = [
  "pageLeft",
  "pageOpened",
  "extendHoldClicked",
  "scheduleLeft",
  "scheduleReached",
  "bookingConflict",
] as const;

/** Actions of the shopper and the network, in any order. */
const anyAction = fc.record({
  type: fc.constantFrom("choose", "respond", "expire", ...eventsWithoutData),
  tab: fc.constantFrom("one", "two"),
  index: fc.nat(5),
});
type Action = typeof anyAction extends fc.Arbitrary<infer T> ? T : never;

function act(browser: FakeBrowser, { type, tab, index }: Action): void {
  if (type === "respond") {
    browser.respond(index);
    return;
  }
  // A page that was left gets no clicks, and only such a page can be restored.
  if (browser.tabs.get(tab)?.isPageOpen === (type === "pageOpened")) return;
  const { hold } = browser.draft;
  if (type === "choose") browser.choose(tab, index % 2 === 0 ? "morning" : "afternoon");
  else if (type !== "expire") browser.send(tab, { type });
  else if (hold) {
    browser.now = hold.until;
    browser.server.holds.delete(hold.id);
    browser.send(tab, { type: "holdExpired", hold });
  }
}

test("leaves no hold after both tabs left, whatever happened before", () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (sequence) => {
      const browser = openAtSchedule("one", "two");
      for (const action of sequence) act(browser, action);
      for (const tab of ["one", "two"]) browser.send(tab, { type: "pageLeft" });
      browser.respondToAll();
      expect([...browser.server.holds]).toEqual([]);
      expect(browser.draft.hold).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});
