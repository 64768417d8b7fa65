import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { changeDraft, dropDraft, latestDraft } from "./booking-draft.ts";
import { type HoldState, shownHold } from "./delivery-time.ts";
import { DeliveryTimeStore } from "./delivery-time-store.ts";

const KEY = "parsons-furniture-booking-draft";
const TEN_MINUTES = 600_000;
const time = { date: "2026-12-01", window: "morning", start: "09:00" };
const windows: AvailableWindow[] = [
  { ...time, name: "Morning", end: "12:00", capacity: 2, left: 2 },
];

/** Requests in flight, oldest first, each with a function to respond to it. */
let requests: { url: string; body: string; respond: (status: number, json: unknown) => void }[];
let beacons: string[];
let disk: Map<string, string>;
let store: DeliveryTimeStore;
let leave: () => void;
let clearedReasons: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-25T18:00:00Z") });
  requests = [];
  beacons = [];
  clearedReasons = [];
  disk = new Map();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, text: string) => void disk.set(key, text),
  });
  vi.stubGlobal("navigator", {
    sendBeacon: (_url: string, body: URLSearchParams) => beacons.push(body.get("hold") ?? ""),
  });
  vi.stubGlobal("fetch", (url: string, options: { body?: URLSearchParams }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const respond = (status: number, json: unknown) =>
      resolve(Response.json(json, { status, headers: { date: new Date().toUTCString() } }));
    requests.push({ url, body: String(options.body ?? ""), respond });
    return promise;
  });
  dropDraft();
  store = new DeliveryTimeStore(windows, latestDraft());
  leave = store.start((reason) => clearedReasons.push(reason));
  store.send({ type: "scheduleReached" });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets code that awaits a response continue. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const choose = () => store.send({ type: "timeChosen", ...time });
const shownStatus = () => shownHold(store.read().hold).status;
const holdStatus = (): HoldState["status"] => store.read().hold.status;

async function grantHold(id: string, at = 0): Promise<void> {
  const expiresAt = new Date(Date.now() + TEN_MINUTES).toISOString();
  requests[at]?.respond(201, { ok: true, hold: id, expiresAt });
  await settle();
}

function pageEvent(type: string, persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

test("stores a chosen time, holds it, and shows it as expired after ten minutes", async () => {
  const listener = vi.fn();
  store.subscribe(listener);
  choose();
  expect(requests).toMatchObject([
    { url: "/delivery-holds", body: "date=2026-12-01&window=morning&hold=" },
  ]);
  expect(holdStatus()).toBe("requesting");
  await grantHold("h1");
  expect(shownStatus()).toBe("held");
  expect(JSON.parse(disk.get(KEY) ?? "{}")).toMatchObject({
    ...time,
    hold: { id: "h1", until: Date.now() + TEN_MINUTES, tabs: [expect.any(String)] },
  });
  expect(listener).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(TEN_MINUTES - 1);
  expect(shownStatus()).toBe("held");
  await vi.advanceTimersByTimeAsync(1);
  expect(shownStatus()).toBe("expired");
  expect(latestDraft().hold).toBeUndefined();
  expect(requests).toHaveLength(1);
});

test("expires an extended hold at its new end time", async () => {
  choose();
  await grantHold("h1");
  await vi.advanceTimersByTimeAsync(TEN_MINUTES / 2);
  store.send({ type: "extendHoldClicked" });
  await grantHold("h1", 1);
  await vi.advanceTimersByTimeAsync(TEN_MINUTES - 1);
  expect(shownStatus()).toBe("held");
  await vi.advanceTimersByTimeAsync(1);
  expect(shownStatus()).toBe("expired");
});

test("reports a full window and looks up windows", async () => {
  choose();
  requests[0]?.respond(409, { ok: false });
  await settle();
  expect(clearedReasons).toEqual(["windowFull"]);
  expect(latestDraft()).toMatchObject({ date: time.date, window: "" });
  expect(requests[1]?.url).toBe("/delivery-windows");
  requests[1]?.respond(200, { windows: [{ ...windows[0], name: undefined, left: 0 }] });
  await settle();
  expect(store.read().windows).toMatchObject({ windows: [{ name: "Morning", left: 0 }] });
});

describe("leaving the page", () => {
  test("releases the hold at once, and going Back requests it again", async () => {
    choose();
    await grantHold("h1");
    pageEvent("pagehide", true);
    expect(beacons).toEqual(["h1"]);
    expect(latestDraft().hold).toBeUndefined();
    pageEvent("pageshow", false);
    expect(requests).toHaveLength(1);
    pageEvent("pageshow", true);
    await grantHold("h2", 1);
    expect(shownStatus()).toBe("held");
  });

  test("for another page of the site also releases a hold that was still requested", async () => {
    choose();
    leave();
    expect(beacons).toEqual([]);
    await grantHold("h1");
    expect(beacons).toEqual(["h1"]);
    expect(latestDraft().hold).toBeUndefined();
  });
});

test("follows what another tab stores and joins its hold", () => {
  const until = Date.now() + TEN_MINUTES;
  const other = { ...latestDraft(), ...time, hold: { id: "h9", until, tabs: ["other tab"] } };
  disk.set(KEY, JSON.stringify(other));
  window.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
  expect(shownStatus()).toBe("held");
  expect(latestDraft().hold?.tabs).toEqual(["other tab", expect.any(String)]);
  leave();
  expect(latestDraft().hold?.tabs).toEqual(["other tab"]);
  expect(beacons).toEqual([]);
});

test("uses the later of two lookups, whichever responds first", async () => {
  store.send({ type: "retryWindowsClicked" });
  store.send({ type: "retryWindowsClicked" });
  requests[1]?.respond(200, { windows: [{ ...windows[0], left: 1 }] });
  await settle();
  requests[0]?.respond(503, {});
  await settle();
  expect(store.read().windows).toMatchObject({ status: "ready", windows: [{ left: 1 }] });
});

test("sends no request when the shopper types in the form", () => {
  changeDraft(() => ({ specialInstructions: "Gate code 1234" }));
  expect(requests).toEqual([]);
});
