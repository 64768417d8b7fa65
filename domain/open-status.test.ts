import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { houstonShop as facts } from "#tests/fixtures/shop-facts.ts";
import { openStatus } from "./open-status.ts";
import { type OpeningHours, weekdays } from "./opening-hours.ts";
import { rangesOn, shopTime } from "./shop-calendar.ts";

const zone = "America/Chicago";
const withHours = (hours: OpeningHours) => ({ ...facts, hours });
const at = (instant: string) => openStatus(facts, new Date(instant));

describe("open now", () => {
  test("from the first minute after opening to the last before closing", () => {
    expect(at("2026-11-23T15:00:00Z")).toEqual({ open: true, closes: "19:00" });
    expect(at("2026-11-24T00:59:59Z")).toEqual({ open: true, closes: "19:00" });
    expect(at("2026-11-24T01:00:00Z").open).toBe(false);
  });

  test("before opening, gives today's opening time", () => {
    expect(at("2026-11-23T14:59:59Z")).toEqual({
      open: false,
      opens: "09:00",
      date: "2026-11-23",
      weekday: "monday",
      daysAhead: 0,
    });
  });

  test("on Saturday night, gives noon on Sunday", () => {
    expect(at("2026-11-22T03:00:00Z")).toMatchObject({ weekday: "sunday", opens: "12:00" });
  });

  test("uses the shop's clock around daylight-saving changes", () => {
    // On 2026-03-08 the hour from 2 AM is skipped; on 2026-11-01 the hour from 1 AM comes twice.
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
    expect(openStatus(withHours(mondaysOnly), mondayAfterClosing)).toMatchObject({ daysAhead: 7 });
    expect(openStatus(withHours(closed), mondayAfterClosing)).toEqual({ open: false, opens: null });
  });

  test("V4: on the evening before a closed day, gives the day after it", () => {
    expect(at("2026-11-26T02:00:00Z")).toMatchObject({ weekday: "friday", daysAhead: 2 });
  });

  test("V4: is closed all day on a closed day, and opens the next morning", () => {
    expect(at("2026-11-26T06:00:00Z")).toMatchObject({ opens: "09:00", daysAhead: 1 });
    expect(at("2026-11-26T18:00:00Z")).toMatchObject({ open: false, date: "2026-11-27" });
    expect(at("2026-11-27T05:59:59Z").open).toBe(false);
    expect(at("2026-11-27T15:00:00Z").open).toBe(true);
  });

  test("V4: skips any number of closed days across month and year ends", () => {
    const away = Array.from({ length: 12 }, (_, day) => `2026-12-${day + 20}`);
    const closedDays = [...away, "2027-01-01"].map((date) => ({ date, name: "Away" }));
    const lastEvening = new Date("2026-12-20T01:30:00Z");
    expect(openStatus({ ...facts, closedDays }, lastEvening)).toEqual({
      open: false,
      opens: "09:00",
      date: "2027-01-02",
      weekday: "saturday",
      daysAhead: 14,
    });
  });

  test("closes over lunch and opens again", () => {
    const monday = [
      { opens: "09:00", closes: "12:00" },
      { opens: "13:00", closes: "18:00" },
    ];
    const status = openStatus(
      withHours({ ...facts.hours, monday }),
      new Date("2026-11-23T18:30:00Z"),
    );
    expect(status).toMatchObject({ open: false, opens: "13:00", daysAhead: 0 });
  });

  test("at any instant, is open exactly when the shop's time is within a range", () => {
    const instants = fc.date({
      min: new Date("2024-01-01"),
      max: new Date("2034-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const { time, ...day } = shopTime(zone, instant);
        const inside = rangesOn(facts, day).some((r) => r.opens <= time && time < r.closes);
        expect(openStatus(facts, instant).open).toBe(inside);
      }),
    );
  });

  test("the next opening it gives is the earliest one", () => {
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const start = new Date(Date.UTC(2026, 0, 1, 0, minute));
        const status = openStatus(facts, start);
        if (status.open) return;
        let later = start;
        while (!openStatus(facts, later).open) {
          later = new Date(later.getTime() + 15 * 60_000 - (later.getTime() % (15 * 60_000)));
        }
        expect(shopTime(zone, later)).toEqual({
          date: "date" in status ? status.date : "",
          weekday: "weekday" in status ? status.weekday : "",
          time: status.opens,
        });
      }),
      { numRuns: 40 },
    );
  });
});
