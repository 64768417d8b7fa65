import { expect, it } from "vitest";
import { openTestBackend, silent } from "#tests/support/test-backend.ts";
import { openSharedClock } from "./shared-clock.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

it("is PostgreSQL's clock for processes whose own clocks differ", async () => {
  const backend = await openTestBackend("postgres");
  const clockOf = (aheadMs: number) =>
    openSharedClock({
      store: backend.store,
      clock: () => new Date(Date.now() + aheadMs),
      logger: silent,
    });
  const [ahead, behind] = await Promise.all([clockOf(2 * DAY_MS), clockOf(-2 * DAY_MS)]);
  expect(Math.abs(+ahead.clock() - Date.now())).toBeLessThan(MINUTE_MS);
  expect(Math.abs(+behind.clock() - Date.now())).toBeLessThan(MINUTE_MS);
  const before = ahead.clock();
  expect(+ahead.clock()).toBeGreaterThanOrEqual(+before);
  await Promise.all([ahead.stop(), behind.stop()]);
  await backend.close();
});

it("is the machine's own clock on SQLite", async () => {
  const backend = await openTestBackend("sqlite");
  const clock = () => new Date(0);
  const shared = await openSharedClock({ store: backend.store, clock, logger: silent });
  expect(shared.clock()).toEqual(new Date(0));
  await shared.stop();
  await backend.close();
});
