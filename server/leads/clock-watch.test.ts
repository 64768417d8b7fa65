import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDesk, type TestDesk } from "#tests/support/lead-desk.ts";
import { engines } from "#tests/support/test-database.ts";
import { type ClockWatch, DOUBT_MS, watchClock } from "./clock-watch.ts";

const DAY_MS = 24 * DOUBT_MS;

describe.each(engines)("on %s, a clock", (engine) => {
  let desk: TestDesk;
  let now: number;
  let uptimeMs: number;

  beforeEach(async () => {
    desk = await openTestDesk(engine);
    now = Date.parse("2026-11-23T16:00:00Z");
    uptimeMs = 0;
  });
  afterEach(() => desk.close());

  const newProcess = () => watchClock(() => uptimeMs);
  const isBelieved = (watch: ClockWatch) => watch.isBelieved(desk.store.queries, new Date(now));
  function pass(ms: number): void {
    now += ms;
    uptimeMs += ms;
  }
  async function believedOne(): Promise<ClockWatch> {
    const watch = newProcess();
    expect(await isBelieved(watch)).toBe(false);
    pass(DOUBT_MS);
    expect(await isBelieved(watch)).toBe(true);
    return watch;
  }

  it("is believed after an hour in which it went as it should", async () => {
    const watch = await believedOne();
    pass(DOUBT_MS);
    expect(await isBelieved(watch)).toBe(true);
  });

  it("that jumped is not believed at the second look, in this process or another", async () => {
    const watch = await believedOne();
    now += 1_000 * DAY_MS;
    expect(await isBelieved(watch)).toBe(false);
    pass(200);
    expect(await isBelieved(newProcess())).toBe(false);
    pass(DOUBT_MS - 201);
    expect(await isBelieved(watch)).toBe(false);
    pass(1);
    expect(await isBelieved(watch)).toBe(true);
  });

  it("that was put right within the hour is doubted anew, and has erased nothing", async () => {
    const watch = await believedOne();
    now += 1_000 * DAY_MS;
    expect(await isBelieved(watch)).toBe(false);
    now -= 1_000 * DAY_MS;
    pass(DOUBT_MS);
    expect(await isBelieved(watch)).toBe(false);
    pass(DOUBT_MS);
    expect(await isBelieved(watch)).toBe(true);
  });

  it("that jumps a little is found out by the process that has been running", async () => {
    const watch = await believedOne();
    pass(DOUBT_MS);
    now += DAY_MS;
    expect(await isBelieved(watch)).toBe(false);
    // An hour by the wall clock alone is none.
    now += DOUBT_MS;
    expect(await isBelieved(watch)).toBe(false);
  });

  it("is doubted after days in which nobody looked", async () => {
    await believedOne();
    pass(2 * DAY_MS + 1);
    expect(await isBelieved(newProcess())).toBe(false);
    pass(2 * DAY_MS);
    expect(await isBelieved(newProcess())).toBe(true);
  });
});
