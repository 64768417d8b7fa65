import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { type HookRoot, openHookRoot } from "#tests/support/hook-root.ts";
import { changeDraft, dropDraft, latestDraft, useBookingDraft } from "./booking-draft.ts";
import { copy } from "./copy.ts";
import { useDeliveryTime } from "./use-delivery-time.ts";
import { useStepErrors } from "./use-step-errors.ts";

const shownToasts = vi.hoisted((): unknown[] => []);
vi.mock("#state/toast.tsx", () => ({
  useToasts: () => ({ show: (message: unknown) => shownToasts.push(message) }),
}));

const time = { date: "2026-12-01", window: "morning", start: "09:00" };
const offered: AvailableWindow = { ...time, name: "Morning", end: "12:00", capacity: 2, left: 2 };

interface Seen {
  deliveryTime: ReturnType<typeof useDeliveryTime>;
  stepErrors: ReturnType<typeof useStepErrors>;
}

function Schedule({ step, onRender }: { step: number; onRender: (seen: Seen) => void }) {
  const draft = useBookingDraft();
  const stepErrors = useStepErrors();
  const deliveryTime = useDeliveryTime({ draft, step, stepErrors, windows: [offered] });
  onRender({ deliveryTime, stepErrors });
  return null;
}

let root: HookRoot;
let seen: Seen;
let requests: string[];
let beacons: string[];

beforeEach(() => {
  const disk = new Map<string, string>();
  shownToasts.length = 0;
  requests = [];
  beacons = [];
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, text: string) => void disk.set(key, text),
  });
  vi.stubGlobal("navigator", {
    sendBeacon: (_url: string, body: URLSearchParams) => beacons.push(body.get("hold") ?? ""),
  });
  vi.stubGlobal("fetch", async (url: string, { body }: { body?: URLSearchParams }) => {
    requests.push(`${url} ${body?.get("window") ?? ""}`.trim());
    const expiresAt = new Date(Date.now() + 600_000).toISOString();
    return Response.json({ ok: true, hold: `h${requests.length}`, expiresAt }, { status: 201 });
  });
  dropDraft();
});
afterEach(() => {
  root.close();
  vi.unstubAllGlobals();
});

const page = (step: number) => (
  <StrictMode>
    <Schedule
      step={step}
      onRender={(now) => {
        seen = now;
      }}
    />
  </StrictMode>
);

/** Waits until the page shows what is expected. */
async function shows(check: () => void) {
  await vi.waitFor(() => root.does(check));
}

test("holds a chosen time at the schedule, shows it, and releases it when the wizard is left", async () => {
  root = openHookRoot(page(4));
  expect(seen.deliveryTime).toMatchObject({
    windows: { status: "ready", windows: [offered] },
    hold: { status: "none" },
    startTime: undefined,
  });
  root.does(() => seen.deliveryTime.chooseWindow(offered));
  expect(seen.deliveryTime.startTime).toBe("09:00");
  expect(shownToasts).toEqual([
    { title: "Date Selected", description: "December 1, 2026 at 9:00 AM" },
  ]);
  await shows(() => expect(seen.deliveryTime.hold.status).toBe("held"));
  expect(requests).toEqual(["/delivery-holds morning"]);
  root.close();
  expect(beacons).toEqual(["h1"]);
  expect(latestDraft()).toMatchObject({ ...time, hold: undefined });
});

test("holds a time chosen earlier at the schedule, not before it", async () => {
  changeDraft(() => time);
  root = openHookRoot(page(3));
  expect(requests).toEqual([]);
  root.does(() => root.render(page(4)));
  await shows(() => expect(seen.deliveryTime.hold.status).toBe("held"));
  root.does(() => root.render(page(5)));
  expect(requests).toEqual(["/delivery-holds morning"]);
});

test("shows an error at the schedule for a time that is no longer offered", () => {
  changeDraft(() => ({ ...time, date: "2026-11-02" }));
  root = openHookRoot(page(5));
  expect(seen.stepErrors.found).toEqual({ step: 4, errors: { date: [copy.schedule.over] } });
  expect(latestDraft()).toMatchObject({ date: "", window: "" });
  expect(requests).toEqual([]);
});
