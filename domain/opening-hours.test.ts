import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { houstonShop as facts } from "#tests/fixtures/shop-facts.ts";
import { type OpeningHours, openStatus, shopClock, weekdays } from "./opening-hours.ts";

const zone = "America/Chicago";
const at = (instant: string) => openStatus(facts.hours, zone, new Date(instant));

describe("open now", () => {
  test("from the first minute of opening to the last before closing", () => {
    expect(at("2026-11-23T15:00:00Z")).toEqual({ open: true, closes: "19:00" });
    expect(at("2026-11-24T00:59:59Z")).toEqual({ open: true, closes: "19:00" });
    expect(at("2026-11-24T01:00:00Z").open).toBe(false);
  });

  test("before opening, says when it opens today", () => {
    expect(at("2026-11-23T14:59:59Z")).toEqual({
      open: false,
      opens: "09:00",
      weekday: "monday",
      daysAhead: 0,
    });
  });

  test("on Saturday night, says noon on Sunday", () => {
    expect(at("2026-11-22T03:00:00Z")).toMatchObject({ weekday: "sunday", opens: "12:00" });
  });

  test("is told by the shop's clock on both sides of the daylight-saving changes", () => {
    // Sunday 2026-03-08 loses its 2 AM hour, Sunday 2026-11-01 has its 1 AM hour twice.
    expect(at("2026-03-08T16:59:59Z")).toMatchObject({ open: false, opens: "12:00", daysAhead: 0 });
    expect(at("2026-03-08T17:00:00Z").open).toBe(true);
    expect(at("2026-11-01T17:59:59Z")).toMatchObject({ open: false, opens: "12:00", daysAhead: 0 });
    expect(at("2026-11-01T18:00:00Z").open).toBe(true);
    expect(at("2026-11-02T00:00:00Z").open).toBe(false);
  });

  test("skips closed days and finds the same weekday next week", () => {
    const closed = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as OpeningHours;
    const mondaysOnly = { ...closed, monday: [{ opens: "09:00", closes: "10:00" }] };
    const mondayAfterClosing = new Date("2026-11-23T17:00:00Z");
    expect(openStatus(mondaysOnly, zone, mondayAfterClosing)).toMatchObject({ daysAhead: 7 });
    expect(openStatus(closed, zone, mondayAfterClosing)).toEqual({ open: false, opens: null });
  });

  test("closes over lunch and opens again", () => {
    const monday = [
      { opens: "09:00", closes: "12:00" },
      { opens: "13:00", closes: "18:00" },
    ];
    const status = openStatus({ ...facts.hours, monday }, zone, new Date("2026-11-23T18:30:00Z"));
    expect(status).toMatchObject({ open: false, opens: "13:00", daysAhead: 0 });
  });

  test("at any instant, is open exactly when the wall clock is within a range", () => {
    const instants = fc.date({
      min: new Date("2024-01-01"),
      max: new Date("2034-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const { weekday, time } = shopClock(zone, instant);
        const inside = facts.hours[weekday].some((r) => r.opens <= time && time < r.closes);
        expect(openStatus(facts.hours, zone, instant).open).toBe(inside);
      }),
    );
  });

  test("the opening it promises is an opening, and nothing opens before it", () => {
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const start = new Date(Date.UTC(2026, 0, 1, 0, minute));
        const status = openStatus(facts.hours, zone, start);
        if (status.open) return;
        let later = start;
        while (!openStatus(facts.hours, zone, later).open) {
          later = new Date(later.getTime() + 15 * 60_000 - (later.getTime() % (15 * 60_000)));
        }
        expect(shopClock(zone, later)).toEqual({
          weekday: "weekday" in status ? status.weekday : "",
          time: status.opens,
        });
      }),
      { numRuns: 40 },
    );
  });
});
