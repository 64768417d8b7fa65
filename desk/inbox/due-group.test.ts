import { expect, it } from "vitest";
import { dueGroups, withHeadings } from "./due-group.ts";

const zone = "America/Chicago";
/** Tuesday, 10:12 AM in Houston. */
const now = new Date("2026-11-24T16:12:00Z");

it.each([
  ["2026-11-24T15:32:00Z", "Late"],
  ["2026-11-24T17:50:00Z", "Answer before 2 PM"],
  ["2026-11-24T19:59:00Z", "Answer before 2 PM"],
  ["2026-11-24T20:00:00Z", "Answer today"],
  ["2026-11-25T05:59:00Z", "Answer today"],
  ["2026-11-25T13:00:00Z", "By tomorrow"],
  ["2026-11-27T16:00:00Z", "By Friday, November 27"],
])("puts what is due at %s under %s", (due, group) => {
  expect(dueGroups(zone, now)(new Date(due))).toBe(group);
});

it("reaches past midnight in the evening", () => {
  const evening = new Date("2026-11-25T03:30:00Z");
  expect(dueGroups(zone, evening)(new Date("2026-11-25T06:30:00Z"))).toBe("Answer before 1 AM");
});

it("heads each group once, also where it continues the page before", () => {
  const rows = ["a", "a", "b"];
  const headings = (before?: string) =>
    withHeadings(rows, (row) => row, before).map(({ heading }) => heading);
  expect(headings()).toEqual(["a", undefined, "b"]);
  expect(headings("a")).toEqual([undefined, undefined, "b"]);
});
