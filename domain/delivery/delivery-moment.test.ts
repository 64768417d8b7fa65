import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "./delivery-date.ts";
import { changesCloseAt, reminderAt, shopDateTime, shopInstant } from "./delivery-moment.ts";

const HOUSTON = "America/Chicago";
/** Days within two weeks of dates that often cause errors. */
const errorProneDates = ["2026-03-08", "2026-11-01", "2027-01-01", "2028-02-29", "2028-03-12"];
const date = fc
  .tuple(fc.constantFrom(...errorProneDates), fc.integer({ min: -14, max: 14 }))
  .map(([day, days]) => addDays(day, days));
const start = fc
  .tuple(fc.integer({ min: 4, max: 21 }), fc.constantFrom("00", "15", "30"))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);

test("a window's instant has the same date and time in the shop's time zone", () => {
  fc.assert(
    fc.property(date, start, (day, time) => {
      expect(shopDateTime(HOUSTON, shopInstant(HOUSTON, day, time))).toEqual({ date: day, time });
    }),
  );
});

describe("the clock changes", () => {
  test("9:00 AM is an hour earlier in UTC after daylight saving starts, an hour later after it ends", () => {
    const at = (day: string) => shopInstant(HOUSTON, day, "09:00").toISOString();
    expect(at("2026-03-07")).toBe("2026-03-07T15:00:00.000Z");
    expect(at("2026-03-08")).toBe("2026-03-08T14:00:00.000Z");
    expect(at("2026-10-31")).toBe("2026-10-31T14:00:00.000Z");
    expect(at("2026-11-01")).toBe("2026-11-01T15:00:00.000Z");
  });

  test("changes close 24 elapsed hours before, also on a day of 23 or 25 hours", () => {
    fc.assert(
      fc.property(date, start, (day, time) => {
        const notice =
          shopInstant(HOUSTON, day, time).getTime() - changesCloseAt(HOUSTON, day, time).getTime();
        expect(notice).toBe(24 * 3_600_000);
      }),
    );
  });

  test("reminders are sent at 9:00 AM shop time the day before, also around clock changes (rule 15.18)", () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(shopDateTime(HOUSTON, reminderAt(HOUSTON, day))).toEqual({
          date: addDays(day, -1),
          time: "09:00",
        });
      }),
    );
  });
});
