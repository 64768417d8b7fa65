import { expect, it } from "vitest";
import { expectNothingLost } from "./fault-tests.ts";
import { rollingRestart } from "./faults/rolling-restart.ts";

it("restarts several processes on one PostgreSQL in turn without a failed request", async () => {
  const { pages, failed, ...figures } = await rollingRestart({ web: 2, workers: 1 });
  expect(pages).toBeGreaterThan(0);
  expect(failed).toEqual([]);
  expectNothingLost(figures);
});
