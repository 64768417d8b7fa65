import { expect, it } from "vitest";
import { rollingRestart } from "./faults/rolling-restart.ts";
import { expectWhole } from "./short-form.ts";

it("several processes on one PostgreSQL are restarted in turn without a failed request", async () => {
  const { pages, failed, ...figures } = await rollingRestart({ web: 2, workers: 1 });
  expect(pages).toBeGreaterThan(0);
  expect(failed).toEqual([]);
  expectWhole(figures);
});
