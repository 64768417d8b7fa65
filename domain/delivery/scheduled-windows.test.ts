import { describe, expect, test } from "vitest";
import type { DeliverySchedule } from "./delivery-schedule.ts";
import { bookableDays, scheduledWindow, scheduledWindows } from "./scheduled-windows.ts";

const both = [
  { window: "afternoon", crews: 1 },
  { window: "morning", crews: 2 },
];
const schedule: DeliverySchedule = {
  windows: {
    morning: { start: "09:00", end: "12:00" },
    afternoon: { start: "14:00", end: "17:00" },
  },
  week: {
    monday: both,
    tuesday: both,
    wednesday: both,
    thursday: both,
    friday: both,
    saturday: both,
    sunday: [],
  },
  leadDays: 1,
  cutOff: "15:00",
  closedDates: ["2026-12-25"],
  horizonDays: 30,
};
const days = (now: { date: string; time: string }, span = {}) => [
  ...new Set(scheduledWindows(schedule, now, span).map(({ date }) => date)),
];

describe("what can be booked (rule 10.12)", () => {
  test("starts tomorrow, and a day later after the cut-off", () => {
    expect(bookableDays(schedule, { date: "2026-12-01", time: "14:59" }).first).toBe("2026-12-02");
    expect(bookableDays(schedule, { date: "2026-12-01", time: "15:00" }).first).toBe("2026-12-03");
  });

  test("ends at the horizon", () => {
    expect(days({ date: "2026-12-01", time: "10:00" }).at(-1)).toBe("2026-12-31");
  });

  test("leaves out closed days and weekdays without deliveries", () => {
    const open = days({ date: "2026-12-01", time: "10:00" });
    expect(open).toContain("2026-12-24");
    expect(open).not.toContain("2026-12-25");
    expect(open).not.toContain("2026-12-27");
  });

  test("returns a day's windows by start time, with their number of crews", () => {
    const now = { date: "2026-12-01", time: "10:00" };
    expect(scheduledWindows(schedule, now, { from: "2026-12-02", days: 1 })).toMatchObject([
      { window: "morning", capacity: 2 },
      { window: "afternoon", capacity: 1 },
    ]);
  });

  test("never offers a window that has started, even without lead time", () => {
    const noLead = { ...schedule, leadDays: 0 };
    const now = { date: "2026-12-01", time: "09:00" };
    expect(scheduledWindow(noLead, now, { date: "2026-12-01", window: "morning" })).toBeUndefined();
    expect(scheduledWindow(noLead, now, { date: "2026-12-01", window: "afternoon" })).toBeDefined();
  });

  test("returns nothing outside the bookable days or for unknown windows", () => {
    const now = { date: "2026-12-01", time: "10:00" };
    for (const key of [
      { date: "2026-12-01", window: "morning" },
      { date: "2027-01-04", window: "morning" },
      { date: "2026-12-02", window: "midnight" },
      { date: "2026-11-02", window: "morning" },
      { date: "2026-02-30", window: "morning" },
      { date: "tomorrow <b>", window: "morning" },
    ]) {
      expect(scheduledWindow(schedule, now, key)).toBeUndefined();
    }
  });
});
