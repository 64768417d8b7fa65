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
  const isTrusted = (watch: ClockCheck) => watch.isTrusted(backend.store.queries, new Date(now));
  function pass(ms: number): void {
    now += ms;
    uptimeMs += ms;
  }
  async function believedOne(): Promise<ClockCheck> {
    const watch = newProcess();
    expect(await isTrusted(watch)).toBe(false);
    pass(DISTRUST_MS);
    expect(await isTrusted(watch)).toBe(true);
    return watch;
  }

  it("is trusted after an hour without a jump", async () => {
    const watch = await believedOne();
    pass(DISTRUST_MS);
    expect(await isTrusted(watch)).toBe(true);
  });

  it("is distrusted after a jump, in every process", async () => {
    const watch = await believedOne();
    now += 1_000 * DAY_MS;
    expect(await isTrusted(watch)).toBe(false);
    pass(200);
    expect(await isTrusted(newProcess())).toBe(false);
    pass(DISTRUST_MS - 201);
    expect(await isTrusted(watch)).toBe(false);
    pass(1);
    expect(await isTrusted(watch)).toBe(true);
  });

  it("a clock corrected within the hour is distrusted again and erases nothing", async () => {
    const watch = await believedOne();
    now += 1_000 * DAY_MS;
    expect(await isTrusted(watch)).toBe(false);
    now -= 1_000 * DAY_MS;
    pass(DISTRUST_MS);
    expect(await isTrusted(watch)).toBe(false);
    pass(DISTRUST_MS);
    expect(await isTrusted(watch)).toBe(true);
  });

  it("a small jump is noticed by a running process", async () => {
    const watch = await believedOne();
    pass(DISTRUST_MS);
    now += DAY_MS;
    expect(await isTrusted(watch)).toBe(false);
    // An hour by the wall clock alone is none.
    now += DISTRUST_MS;
    expect(await isTrusted(watch)).toBe(false);
  });

  it("is distrusted after days without a check", async () => {
    await believedOne();
    pass(2 * DAY_MS + 1);
    expect(await isTrusted(newProcess())).toBe(false);
    pass(2 * DAY_MS);
    expect(await isTrusted(newProcess())).toBe(true);
  });
});
