import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weekdayOf } from "#domain/opening-hours.ts";
import { addDays, daysBetween, isDate } from "./delivery-date.ts";

const day = fc
  .integer({ min: 0, max: 36_500 })
  .map((days) => new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10));

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
