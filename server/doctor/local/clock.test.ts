import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { clockFindings } from "#server/doctor/clock-difference.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { runCheck, textAtLevel } from "#tests/support/doctor-fixture.ts";
import { newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { clockCheck, zoneFindings } from "./clock.ts";

let database: TestDatabase | undefined;
let store: Store | undefined;
afterEach(async () => {
  await store?.close();
  await database?.remove();
  store = undefined;
  database = undefined;
});

it("reports a correct clock in the shop's time", async () => {
  const clock = () => new Date("2026-11-26T18:00:00Z");
  const findings = await runCheck(clockCheck, {}, { clock });
  expect(findings.map(({ level }) => level)).toEqual(["ok"]);
  expect(findings[0]?.seen).toMatch(/12:00\sPM/);
});

it("a time zone without data is a fault", () => {
  expect(textAtLevel("fault", zoneFindings("Atlantis/Poseidonis"))).toMatch(
    /Atlantis.*shop\/facts/s,
  );
  expect(zoneFindings("America/Chicago")).toEqual([]);
});

it("a clock that was never set is a fault", async () => {
  const findings = await runCheck(clockCheck, {}, { clock: () => new Date(0) });
  expect(textAtLevel("fault", findings)).toMatch(/1970/);
});

describe("compared with PostgreSQL's clock", () => {
  const atOffset = async (ms: number) => {
    const made = await newTestDatabase("postgres");
    database = made;
    const opened = await openStore(made);
    store = opened;
    const env = { DATA_DIR: made.dataDir, DATABASE_URL: made.databaseUrl };
    return runCheck(clockCheck, env, {
      store: async () => opened,
      clock: () => new Date(Date.now() + ms),
    });
  };

  it("our clock may be a little off", async () => {
    expect(textAtLevel("fault", await atOffset(30_000))).toBe("");
  });

  it("our clock may not be off by minutes", async () => {
    expect(textAtLevel("fault", await atOffset(-10 * 60_000))).toMatch(
      /10 minutes behind the database's/,
    );
  });
});

it("only clocks over a minute apart are a fault, whichever is ahead", () => {
  const ours = new Date("2026-11-26T18:00:00Z");
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (seconds) => {
      const theirs = new Date(ours.getTime() - seconds * 1000);
      const [finding] = clockFindings(theirs, ours, "the CRM's");
      expect(finding?.level).toBe(Math.abs(seconds) > 60 ? "fault" : undefined);
      if (finding) expect(finding.seen).toContain(seconds > 0 ? "ahead of" : "behind");
    }),
  );
  expect(clockFindings(new Date(Number.NaN), ours, "the CRM's")).toEqual([]);
});
