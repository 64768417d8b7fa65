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
