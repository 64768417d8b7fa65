import { act, StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as copy from "#copy/booking.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { ToastContextProvider, useToasts } from "#state/toast.tsx";
import type { ToastStore } from "#state/toast-store.ts";
import { type HookRoot, openHookRoot } from "#tests/support/hook-root.ts";
import type { ToastMessage } from "#ui/toast-region.tsx";
import { changeDraft, dropDraft, useBookingDraft } from "./booking-draft.ts";
import { useDeliveryTime } from "./use-delivery-time.ts";
import { useStepErrors } from "./use-step-errors.ts";

const KEY = "parsons-furniture-booking-draft";
const FIVE_MINUTES = 300_000;
const time = { date: "2026-12-01", window: "morning", start: "09:00" };
const morning: AvailableWindow = { ...time, end: "12:00", capacity: 2, left: 2 };

interface Seen {
  draft: ReturnType<typeof useBookingDraft>;
  deliveryTime: ReturnType<typeof useDeliveryTime>;
  stepErrors: ReturnType<typeof useStepErrors>;
  toasts: readonly ToastMessage[];
}

function Schedule({ step, onRender }: { step: number; onRender: (seen: Seen) => void }) {
  const draft = useBookingDraft();
  const stepErrors = useStepErrors();
  const deliveryTime = useDeliveryTime({ draft, step, stepErrors, windows: [morning] });
  const toasts = (useToasts() as ToastStore).read();
  onRender({ draft, deliveryTime, stepErrors, toasts });
  return null;
}

let root: HookRoot;
let seen: Seen;
let disk: Map<string, string>;
let page: EventTarget & { hidden: boolean };
let requests: number;
/** What a lookup returns; undefined if the server can't be reached. */
let free: readonly AvailableWindow[] | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-25T18:00:00Z"), toFake: ["Date"] });
  disk = new Map();
  page = Object.assign(new EventTarget(), { hidden: false });
  requests = 0;
  free = [morning];
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", page);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, text: string) => void disk.set(key, text),
  });
  vi.stubGlobal("fetch", async () => {
    requests += 1;
    return { ok: free !== undefined, json: async () => ({ windows: free }) };
  });
  dropDraft();
});
afterEach(() => {
  root.close();
  vi.useRealTimers();
});

const wizard = (step: number) => (
  <ToastContextProvider>
    <Schedule
      step={step}
      onRender={(now) => {
        seen = now;
      }}
    />
  </ToastContextProvider>
);

/** Waits until a lookup has been answered and shown. */
const answered = () => act(async () => {});

function waitFiveMinutes() {
  vi.setSystemTime(Date.now() + FIVE_MINUTES);
}

/** Comes back to the page after five minutes in another tab. */
function comeBack() {
  waitFiveMinutes();
  root.does(() => page.dispatchEvent(new Event("visibilitychange")));
}

test("a chosen time shows, and is kept in the draft", () => {
  root = openHookRoot(<StrictMode>{wizard(4)}</StrictMode>);
  expect(seen.deliveryTime).toMatchObject({ windows: [morning], startTime: undefined });
  root.does(() => seen.deliveryTime.chooseWindow(morning));
  expect(seen.deliveryTime.startTime).toBe("09:00");
  expect(seen.toasts).toMatchObject([
    { title: "Date Selected", description: "December 1, 2026 at 9:00 AM" },
  ]);
  expect(JSON.parse(disk.get(KEY) ?? "{}")).toMatchObject(time);
  expect(requests).toBe(0);
});

test("a draft of an older version that holds a place opens with its choice", () => {
  root = openHookRoot(wizard(4));
  const hold = { id: "h1", until: Date.now() + 600_000, tabs: ["a tab"] };
  disk.set(KEY, JSON.stringify({ ...time, hold, idempotencyKey: "k", startedAt: 1 }));
  root.does(() => window.dispatchEvent(Object.assign(new Event("storage"), { key: KEY })));
  expect(seen.draft).toMatchObject(time);
  expect(seen.draft).not.toHaveProperty("hold");
  expect(seen.deliveryTime.startTime).toBe("09:00");
});

test("a time that is no longer offered is cleared at the schedule, not before it", () => {
  const passed = { ...time, date: "2026-11-02" };
  changeDraft(() => passed);
  root = openHookRoot(wizard(3));
  expect(seen.draft).toMatchObject(passed);
  root.does(() => root.render(wizard(5)));
  expect(seen.stepErrors.found).toEqual({ step: 4, errors: { date: [copy.timeOver] } });
  expect(seen.draft).toMatchObject({ date: "", window: "" });
  expect(requests).toBe(0);
});

test("windows older than a minute are looked up when a step is entered", async () => {
  changeDraft(() => ({ ...time, date: "2027-01-09" }));
  root = openHookRoot(wizard(3));
  waitFiveMinutes();
  free = [{ ...morning, date: "2027-01-09", left: 1 }];
  root.does(() => root.render(wizard(4)));
  // A time that only the old windows lack is kept meanwhile.
  expect(seen.draft.date).toBe("2027-01-09");
  await answered();
  expect(seen.deliveryTime.windows).toEqual(free);
  expect(seen.draft.date).toBe("2027-01-09");
  expect(requests).toBe(1);
});

test("windows are looked up when the page is seen again, and kept if that fails", async () => {
  changeDraft(() => time);
  root = openHookRoot(wizard(5));
  page.hidden = true;
  comeBack();
  expect(requests).toBe(0);
  page.hidden = false;
  free = undefined;
  comeBack();
  await answered();
  expect(requests).toBe(1);
  expect(seen.deliveryTime).toMatchObject({ windows: [morning], startTime: "09:00" });
  free = [];
  comeBack();
  await answered();
  expect(seen.stepErrors.found?.step).toBe(4);
});

test("a window that was refused as full must be chosen anew, and the others are looked up (rule 10.16)", async () => {
  changeDraft(() => ({ ...time, specialInstructions: "Gate code 1234" }));
  root = openHookRoot(wizard(5));
  const afternoon = { ...morning, window: "afternoon", left: 1 };
  free = [{ ...morning, left: 0 }, afternoon];
  root.does(() => seen.deliveryTime.clearFullWindow());
  expect(seen.draft).toMatchObject({ date: time.date, window: "", start: "" });
  expect(seen.draft.specialInstructions).toBe("Gate code 1234");
  expect(seen.deliveryTime.windows).toEqual([{ ...morning, left: 0 }]);
  await answered();
  expect(seen.deliveryTime.windows).toEqual(free);
  root.does(() => seen.deliveryTime.chooseWindow(afternoon));
  expect(seen.draft).toMatchObject({ date: time.date, window: "afternoon" });
});
