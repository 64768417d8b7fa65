import { expect, it } from "vitest";
import { rateLimitInMemory } from "./rate-limit.ts";

function limitOf(max: number, maxBytes?: number) {
  let moment = 0;
  const now = () => moment;
  const limit = rateLimitInMemory({
    max,
    windowMs: 10_000,
    now,
    ...(maxBytes ? { maxBytes } : {}),
  });
  return {
    limit,
    pass: (ms: number) => {
      moment += ms;
    },
  };
}

it("refuses a client over its limit, with the time to wait", () => {
  const { limit, pass } = limitOf(2);
  limit.take("a");
  pass(3_000);
  limit.take("a");
  expect(limit.take("a")).toEqual({ ok: false, retryAfter: 7 });
  pass(7_000);
  expect(limit.take("a")).toEqual({ ok: true });
  expect(limit.take("a")).toEqual({ ok: false, retryAfter: 3 });
});

it("does not lengthen the wait of a client that keeps trying", () => {
  const { limit, pass } = limitOf(1);
  limit.take("a");
  pass(9_000);
  expect(limit.take("a")).toEqual({ ok: false, retryAfter: 1 });
  pass(1_000);
  expect(limit.take("a").ok).toBe(true);
});

it("counts each client alone", () => {
  const { limit } = limitOf(1);
  limit.take("a");
  expect(limit.take("b").ok).toBe(true);
});

it("forgets the least recent client when full", () => {
  const { limit } = limitOf(1, 10_000);
  limit.take("first");
  for (let client = 0; client < 100; client++) limit.take(`${client}`);
  expect(limit.take("99").ok).toBe(false);
  expect(limit.take("first").ok).toBe(true);
});
