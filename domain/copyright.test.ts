import fc from "fast-check";
import { expect, test } from "vitest";
import { copyrightLine, yearAt } from "./copyright.ts";

test("shows one year in the first year and a range after it (rule 1.10)", () => {
  expect(copyrightLine(2024, 2024)).toBe("© 2024");
  expect(copyrightLine(2024, 2026)).toBe("© 2024–2026");
  expect(copyrightLine(2024, 2023)).toBe("© 2024");
});

test("changes the year at midnight in Houston, not in London", () => {
  expect(yearAt(new Date("2027-01-01T05:59:59Z"), "America/Chicago")).toBe(2026);
  expect(yearAt(new Date("2027-01-01T06:00:00Z"), "America/Chicago")).toBe(2027);
});

test("is the year of the time zone at any moment", () => {
  const newYear = Date.UTC(2027, 0, 1);
  const moments = fc.oneof(
    fc.date({ noInvalidDate: true, min: new Date("2000-01-01"), max: new Date("2100-01-01") }),
    fc.integer({ min: -20 * 3_600, max: 20 * 3_600 }).map((s) => new Date(newYear + s * 1_000)),
  );
  const zones = fc.constantFrom("America/Chicago", "Pacific/Kiritimati", "Etc/GMT+12", "UTC");
  fc.assert(
    fc.property(moments, zones, (at, timeZone) => {
      const format = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric" });
      expect(yearAt(at, timeZone)).toBe(Number(format.format(at)));
    }),
  );
});
