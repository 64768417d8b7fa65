import { describe, expect, it } from "vitest";
import type { Engine } from "#server/store/store-interface.ts";
import type { FaultResults } from "./fault-results.ts";
import { clockJumps } from "./faults/clock-jumps.ts";
import { databaseAway } from "./faults/database-away.ts";
import { killDesk } from "./faults/desk-killed.ts";
import { killServer } from "./faults/killed.ts";
import { killQuotes } from "./faults/quotes-killed.ts";
import { receivers } from "./faults/receivers.ts";
import { twoWorkers } from "./faults/two-workers.ts";

/** The short form of `npm run chaos`: each fault a few times, on each engine. */
export function defineFaultTests(engine: Engine): void {
  describe(`on ${engine}, nothing is lost, duplicated or incomplete`, () => {
    it("when the server is killed at random moments", async () => {
      expectNothingLost(await killServer(engine, 10));
    });

    it("when the server is killed during each action of a seller", async () => {
      expectNothingLost(await killDesk(engine, 6));
    });

    it("when the server is killed while quotes are sent and accepted", async () => {
      expectNothingLost(await killQuotes(engine, 5));
    });

    it("during a database outage", async () => {
      expectNothingLost(await databaseAway(engine, 1, 500));
    });

    it("when CRM and email server are down or respond with nonsense", async () => {
      expectNothingLost(await receivers(engine, ["down", "nonsense"]));
    });

    it("when workers share the queue and one is killed", async () => {
      expectNothingLost(await twoWorkers(engine, 1));
    });

    it("when the clock jumps", async () => {
      expectNothingLost(await clockJumps(engine, 2));
    });
  });
}

/** Asserts that every acknowledged lead is stored and was delivered, once and completely. */
export function expectNothingLost(figures: FaultResults): void {
  const { acknowledged, recoveries: _, tried: __, refusals: ___, ...counts } = figures;
  expect(acknowledged).toBeGreaterThan(0);
  expect(counts).toEqual({
    found: acknowledged,
    delivered: acknowledged,
    duplicates: 0,
    doubleBookings: 0,
    incomplete: 0,
  });
}
