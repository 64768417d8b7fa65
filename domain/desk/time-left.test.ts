import { expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

const now = new Date("2026-11-23T16:12:00Z");
const textAfter = (minutes: number) =>
  timeLeft(new Date(now.getTime() + minutes * 60_000), now).text;

it.each([
  [192, "3 h 12 min left"],
  [98, "1 h 38 min left"],
  [1260, "21 h left"],
  [40, "40 min left"],
  [0, "1 min left"],
  [1440, "1 day left"],
  [2520, "1 day 18 h left"],
  [-0.5, "Late by 1 min"],
  [-40, "Late by 40 min"],
  [-125, "Late by 2 h 5 min"],
  [-1439, "Late by 23 h 59 min"],
  [-1440, "Late by 1 day"],
  [-4500, "Late by 3 days"],
])("names the time %i minutes away as %s", (minutes, text) => {
  expect(textAfter(minutes)).toBe(text);
});

it("is urgent in the last four hours", () => {
  const urgency = (minutes: number) =>
    timeLeft(new Date(now.getTime() + minutes * 60_000), now).urgency;
  expect([-1, 239, 240].map(urgency)).toEqual(["late", "soon", "later"]);
});
