import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { type ClockCheck, createClockCheck, DISTRUST_MS } from "./clock-check.ts";

const DAY_MS = 24 * DISTRUST_MS;

describe.each(engines)("on %s, a clock", (engine) => {
  let backend: TestBackend;
  let now: number;
  let uptimeMs: number;

  beforeEach(async () => {
    backend = await openTestBackend(engine);
    now = Date.parse("2026-11-23T16:00:00Z");
    uptimeMs = 0;
  });
  afterEach(() => backend.close());

  const newProcess = () => createClockCheck(() => uptimeMs);
  const isTrusted = (clockCheck: ClockCheck) =>
    clockCheck.isTrusted(backend.store.queries, new Date(now));
  function pass(ms: number): void {
    now += ms;
    uptimeMs += ms;
  }
  async function trustedCheck(): Promise<ClockCheck> {
    const clockCheck = newProcess();
    expect(await isTrusted(clockCheck)).toBe(false);
    pass(DISTRUST_MS);
    expect(await isTrusted(clockCheck)).toBe(true);
    return clockCheck;
  }

  it("is trusted after an hour without a jump", async () => {
    const clockCheck = await trustedCheck();
    pass(DISTRUST_MS);
    expect(await isTrusted(clockCheck)).toBe(true);
  });

  it("is distrusted after a jump, in every process", async () => {
    const clockCheck = await trustedCheck();
    now += 1_000 * DAY_MS;
    expect(await isTrusted(clockCheck)).toBe(false);
    pass(200);
    expect(await isTrusted(newProcess())).toBe(false);
    pass(DISTRUST_MS - 201);
    expect(await isTrusted(clockCheck)).toBe(false);
    pass(1);
    expect(await isTrusted(clockCheck)).toBe(true);
  });

  it("is distrusted again when corrected within the hour", async () => {
    const clockCheck = await trustedCheck();
    now += 1_000 * DAY_MS;
    expect(await isTrusted(clockCheck)).toBe(false);
    now -= 1_000 * DAY_MS;
    pass(DISTRUST_MS);
    expect(await isTrusted(clockCheck)).toBe(false);
    pass(DISTRUST_MS);
    expect(await isTrusted(clockCheck)).toBe(true);
  });

  it("is distrusted by a running process even after a small jump", async () => {
    const clockCheck = await trustedCheck();
    pass(DISTRUST_MS);
    now += DAY_MS;
    expect(await isTrusted(clockCheck)).toBe(false);
    // An hour that passed only on the wall clock doesn't count.
    now += DISTRUST_MS;
    expect(await isTrusted(clockCheck)).toBe(false);
  });

  it("is distrusted after days without a check", async () => {
    await trustedCheck();
    pass(2 * DAY_MS + 1);
    expect(await isTrusted(newProcess())).toBe(false);
    pass(2 * DAY_MS);
    expect(await isTrusted(newProcess())).toBe(true);
  });
});
