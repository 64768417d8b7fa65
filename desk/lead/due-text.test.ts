import { expect, it } from "vitest";
import { dueText } from "./due-text.ts";

const zone = "America/Chicago";
/** Tuesday, 10:14 AM in Houston. */
const now = new Date("2026-11-24T16:14:00Z");

it("leaves out the day of what is due today", () => {
  expect(dueText(zone, new Date("2026-11-24T19:24:00Z"), now)).toBe("1:24 PM");
  expect(dueText(zone, new Date("2026-11-25T19:24:00Z"), now)).toBe("tomorrow 1:24 PM");
});
