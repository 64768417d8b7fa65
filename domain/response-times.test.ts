import fc from "fast-check";
import { expect, test } from "vitest";
import { houstonShop as facts } from "#tests/fixtures/shop-facts.ts";
import { RESPONSE_TIME_MS, responseDay } from "./response-day.ts";
import { responseTimes, timeLeftText } from "./response-times.ts";
import { shopTime } from "./shop-calendar.ts";

const requestedAt = new Date("2026-11-21T10:00:00.000Z");
const { due, remind } = responseTimes(facts, requestedAt);

test("a response is due within 24 hours, with a reminder 4 hours before (rules 1.8 and 14.24)", () => {
  expect(due.toISOString()).toBe("2026-11-22T10:00:00.000Z");
  expect(remind.toISOString()).toBe("2026-11-22T06:00:00.000Z");
});

test.each([
  [-24 * 60, "24 h 0 min left"],
  [-200, "3 h 20 min left"],
  [-59, "59 min left"],
  [0, "0 min left"],
  [1, "late by 1 min"],
  [72, "late by 1 h 12 min"],
])("%i minutes after the deadline it shows: %s", (minutes, text) => {
  expect(timeLeftText(due, new Date(due.getTime() + minutes * 60_000))).toBe(text);
});

test("is late right after the deadline", () => {
  expect(timeLeftText(due, new Date(due.getTime() + 1))).toBe("late by 0 min");
});

/** [time of the request, when the response is due, the promised day], in shop time. */
test.each([
  ["the evening before two days before", "2026-11-24T20:00-06:00", "2026-11-25T20:00-06:00", ""],
  ["the morning before", "2026-11-25T10:00-06:00", "2026-11-27T10:00-06:00", "2026-11-27"],
  ["the night before", "2026-11-25T23:59-06:00", "2026-11-27T23:59-06:00", "2026-11-27"],
  ["its first minute", "2026-11-26T00:00-06:00", "2026-11-27T19:00-06:00", "2026-11-27"],
  ["its last minute", "2026-11-26T23:59-06:00", "2026-11-27T19:00-06:00", "2026-11-27"],
  ["the morning after", "2026-11-27T09:00-06:00", "2026-11-28T09:00-06:00", ""],
])(
  "V4: for a request on %s of a closed day, the response is due when the shop is open",
  (_, from, until, promised) => {
    expect(responseTimes(facts, new Date(from)).due).toEqual(new Date(until));
    const { date, isPostponed } = responseDay(facts, new Date(from));
    expect(isPostponed ? date : "").toBe(promised);
  },
);

test("V4: a weekday without hours is a closed day too", () => {
  const calendar = { ...facts, hours: { ...facts.hours, sunday: [] } };
  const saturday = new Date("2026-11-21T15:00-06:00");
  expect(responseDay(calendar, saturday)).toMatchObject({ date: "2026-11-23", isPostponed: true });
  expect(responseTimes(calendar, saturday).due).toEqual(new Date("2026-11-23T15:00-06:00"));
});

test("V4: a response is never promised on a closed day or before 24 hours have passed", () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 12 });
  const dateOf = (day: number) => new Date(Date.UTC(2026, 9, 20 + day)).toISOString().slice(0, 10);
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 40 * 24 * 60 }), (closed, minute) => {
      const closedDays = closed.map((day) => ({ date: dateOf(day), name: "Away" }));
      const calendar = { ...facts, closedDays };
      const from = new Date(Date.UTC(2026, 9, 20, 5, minute));
      const { due } = responseTimes(calendar, from);
      const { date } = shopTime(calendar.timeZone, due);
      expect(closedDays.map((day) => day.date)).not.toContain(date);
      const isLater = due.getTime() - from.getTime() > RESPONSE_TIME_MS;
      if (isLater) expect(responseDay(calendar, from)).toMatchObject({ date, isPostponed: true });
    }),
  );
});
