import { expect, it } from "vitest";
import { clockText } from "#domain/delivery/delivery-date.ts";
import { dueText, hourText, momentInSentence, momentText } from "./shop-clock.ts";

const zone = "America/Chicago";
/** Tuesday, 10:14 AM in Houston. */
const now = new Date("2026-11-24T16:14:00Z");

it.each([
  ["00:05", "12:05 AM", "12 AM"],
  ["10:14", "10:14 AM", "10 AM"],
  ["12:00", "12:00 PM", "12 PM"],
  ["13:24", "1:24 PM", "1 PM"],
])("writes %s as %s", (time, clock, hour) => {
  expect([clockText(time), hourText(time)]).toEqual([clock, hour]);
});

it.each([
  ["2026-11-24T15:51:00Z", "Today 9:51 AM"],
  ["2026-11-24T04:00:00Z", "Yesterday 10:00 PM"],
  ["2026-11-25T19:24:00Z", "Tomorrow 1:24 PM"],
  ["2026-11-18T19:24:00Z", "Wed 1:24 PM"],
  ["2026-11-17T19:24:00Z", "Nov 17 1:24 PM"],
  ["2025-11-03T19:24:00Z", "Nov 3, 2025 1:24 PM"],
])("names %s as %s in the shop's time zone", (at, text) => {
  expect(momentText(zone, new Date(at), now)).toBe(text);
});

it("leaves out the day of what is due today", () => {
  expect(dueText(zone, new Date("2026-11-24T19:24:00Z"), now)).toBe("1:24 PM");
  expect(dueText(zone, new Date("2026-11-25T19:24:00Z"), now)).toBe("tomorrow 1:24 PM");
});

it.each([
  ["2026-11-24T15:51:00Z", "today at 9:51 AM"],
  ["2026-11-24T05:59:00Z", "yesterday at 11:59 PM"],
  ["2026-11-03T19:24:00Z", "on November 3 at 1:24 PM"],
  ["2025-11-24T19:24:00Z", "on November 24, 2025 at 1:24 PM"],
])("says %s within a sentence as %s", (at, text) => {
  expect(momentInSentence(zone, new Date(at), now)).toBe(text);
});
