import { expect, test } from "vitest";
import { answerTimes, timeLeft } from "./answer-time.ts";

const came = new Date("2026-11-21T10:00:00.000Z");
const { due, remind } = answerTimes(came);

test("an answer is due within 24 hours, and the shop reminded 4 hours before (spec §9)", () => {
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
])("%i minutes after it is due it stands like this: %s", (minutes, words) => {
  expect(timeLeft(due, new Date(due.getTime() + minutes * 60_000))).toBe(words);
});

test("a moment after it is due it is late", () => {
  expect(timeLeft(due, new Date(due.getTime() + 1))).toBe("late by 0 min");
});
