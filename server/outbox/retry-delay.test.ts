import fc from "fast-check";
import { expect, it } from "vitest";
import {
  MAX_ATTEMPTS,
  MAX_RECEIVER_FAILURES,
  pauseMs,
  retryAfterMs,
  retryDelayMs,
} from "./retry-delay.ts";

const base = fc.integer({ min: 1, max: 3_600_000 });
const attempt = fc.integer({ min: 1, max: MAX_ATTEMPTS });
const random = fc.double({ min: 0, max: 1, noNaN: true });

it("waits base × min(3^(n−1), 2160), ±20 %", () => {
  fc.assert(
    fc.property(base, attempt, random, (baseMs, n, chance) => {
      const exact = baseMs * Math.min(3 ** (n - 1), 2160);
      const delay = retryDelayMs(n, baseMs, chance);
      expect(delay).toBeGreaterThanOrEqual(Math.floor(exact * 0.8));
      expect(delay).toBeLessThanOrEqual(Math.ceil(exact * 1.2));
    }),
  );
});

it("never waits less after a later failure, given the same random number", () => {
  fc.assert(
    fc.property(base, attempt, random, (baseMs, n, chance) => {
      expect(retryDelayMs(n + 1, baseMs, chance)).toBeGreaterThanOrEqual(
        retryDelayMs(n, baseMs, chance),
      );
    }),
  );
});

it("parks after about a day", () => {
  const delays = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, i) =>
    retryDelayMs(i + 1, 10_000, 0.5),
  );
  const hours = delays.reduce((sum, ms) => sum + ms, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(30);
});

it("parks after about three days of the receiver's failures (rule 15.8)", () => {
  const delays = Array.from({ length: MAX_RECEIVER_FAILURES - 1 }, (_, i) =>
    pauseMs(i + 1, 10_000, "lasting", 0.5),
  );
  const days = delays.reduce((sum, ms) => sum + ms, 0) / 86_400_000;
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThan(3.5);
});

it.each([
  ["passing", 270_000],
  ["lasting", 3_600_000],
] as const)("T12, T27: a %s fault's pauses grow, to %i ms at most", (kind, longest) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), random, (failures, chance) => {
      const pause = pauseMs(failures, 10_000, kind, chance);
      expect(pause).toBeGreaterThanOrEqual(8_000);
      expect(pause).toBeLessThanOrEqual(longest);
      // Whatever the random numbers, the next one isn't shorter.
      expect(pauseMs(failures + 1, 10_000, kind, 0)).toBeGreaterThanOrEqual(pause);
      if (failures > 6) expect(pause).toBe(longest);
    }),
  );
});

it("reads Retry-After in seconds and as a date, limited to six hours", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  expect(retryAfterMs("30", now)).toBe(30_000);
  expect(retryAfterMs("1.5", now)).toBe(1_500);
  expect(retryAfterMs("1.5.5", now)).toBeUndefined();
  expect(retryAfterMs("Sat, 21 Nov 2026 10:01:00 GMT", now)).toBe(60_000);
  expect(retryAfterMs("999999", now)).toBe(6 * 3_600_000);
  expect(retryAfterMs("Sat, 21 Nov 2026 09:00:00 GMT", now)).toBeUndefined();
  expect(retryAfterMs("soon", now)).toBeUndefined();
  expect(retryAfterMs(null, now)).toBeUndefined();
});
