import { renameSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { DatabaseWatch } from "./database-watch.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openTestBackend("sqlite");
});
afterEach(() => backend.close());

test("S8: the owner is alerted once about a lost database; recovery is logged", async () => {
  const file = join(backend.database.dataDir, "shop.sqlite");
  const log: string[] = [];
  const alerts: string[][] = [];
  const watch = new DatabaseWatch({
    store: backend.store,
    clock: () => new Date("2026-11-26T06:00:00Z"),
    logger: pino({ base: null }, { write: (line: string) => log.push(JSON.parse(line).msg) }),
    alert: async (paragraphs) => {
      alerts.push([...paragraphs]);
      return true;
    },
  });
  await watch.check();
  expect(log).toEqual([]);
  renameSync(file, `${file}.old`);
  await watch.check();
  await watch.check();
  expect(alerts).toEqual([
    [expect.stringContaining(`is now ${file}.old`), expect.stringContaining("Put it back")],
  ]);
  renameSync(`${file}.old`, file);
  await watch.check();
  expect(log).toHaveLength(3);
  expect(log[2]).toContain("leads are taken");
});
