import { renameSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestDesk, type TestDesk } from "#tests/support/lead-desk.ts";
import { StoreWatch } from "./store-watch.ts";

let desk: TestDesk;
beforeEach(async () => {
  desk = await openTestDesk("sqlite");
});
afterEach(() => desk.close());

test("S8: the owner is told once of a lost database, and the log says when it is back", async () => {
  const file = join(desk.database.dataDir, "shop.sqlite");
  const log: string[] = [];
  const told: string[][] = [];
  const watch = new StoreWatch({
    store: desk.store,
    clock: () => new Date("2026-11-26T06:00:00Z"),
    logger: pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line).msg) }),
    tell: async (words) => {
      told.push([...words]);
      return true;
    },
  });
  await watch.look();
  expect(log).toEqual([]);
  renameSync(file, `${file}.old`);
  await watch.look();
  await watch.look();
  expect(told).toEqual([
    [expect.stringContaining(`is now ${file}.old`), expect.stringContaining("Put it back")],
  ]);
  renameSync(`${file}.old`, file);
  await watch.look();
  expect(log).toHaveLength(3);
  expect(log[2]).toContain("leads are taken");
});
