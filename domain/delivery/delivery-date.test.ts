import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  clockText,
  dateWithWeekday,
  daysBetween,
  isDate,
  requestedDateTime,
  shortDate,
  weekdayOf,
  windowLabel,
} from "./delivery-date.ts";

const day = fc
  .integer({ min: 0, max: 36_500 })
  .map((days) => new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));

test("writes out the chosen time (rule 10.19)", () => {
  expect(requestedDateTime("2026-09-20", "14:00")).toBe("September 20, 2026 at 2:00 PM");
  expect(requestedDateTime("2028-02-29", "00:30")).toBe("February 29, 2028 at 12:30 AM");
  expect(requestedDateTime("2026-12-31", "12:00")).toBe("December 31, 2026 at 12:00 PM");
});

test("shortens a date", () => {
  expect(shortDate("2026-09-20")).toBe("Sun, Sep 20");
  expect(shortDate("2027-01-01")).toBe("Fri, Jan 1");
});

test("shows a window as its hours", () => {
  expect(windowLabel({ start: "09:00", end: "12:00" })).toBe("9:00 AM – 12:00 PM");
  expect(clockText("19:05")).toBe("7:05 PM");
  expect(dateWithWeekday("2026-09-20")).toBe("Sunday, September 20, 2026");
});

test("the text has the day and time it was made from", () => {
  fc.assert(
    fc.property(day, time, (date, start) => {
      const [, written = "", clock = ""] =
        /^(.*) at (.*)$/.exec(requestedDateTime(date, start)) ?? [];
      const read = new Date(`${written} ${clock} UTC`).toISOString();
      expect(read.slice(0, 10)).toBe(date);
      expect(read.slice(11, 16)).toBe(start);
    }),
  );
});

describe("counting days", () => {
  test("crosses months, leap days, year ends and clock changes", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2026-03-07", 2)).toBe("2026-03-09");
    expect(addDays("2026-11-02", -2)).toBe("2026-10-31");
  });

  test("adding and subtracting days cancel out; seven days later is the same weekday", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -800, max: 800 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
        expect(isDate(addDays(date, days))).toBe(true);
      }),
    );
  });
});

test("only existing dates are valid", () => {
  for (const text of [
    "2026-02-30",
    "2027-02-29",
    "2026-13-01",
    "26-1-1",
    "2026-1-01",
    "",
    "soon",
  ]) {
    expect(isDate(text), text).toBe(false);
  }
});
