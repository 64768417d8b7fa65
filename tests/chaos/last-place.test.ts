import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { availableWindows } from "#server/bookings/available-windows.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

const run = promisify(execFile);
const PROCESSES = 4;
const ATTEMPTS = 125;

describe.each(engines)("on %s, a window that four processes try to book 500 times", (engine) => {
  let database: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    database = await newTestDatabase(engine);
    store = await openStore(database);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  it("is booked exactly as often as it has places (rule 10.15)", async () => {
    const target = (await availableWindows(store.queries, new Date())).find(
      ({ capacity }) => capacity === 3,
    );
    if (!target) throw new Error("no window has three crews");
    const { date, window, capacity } = target;
    const env = {
      ...process.env,
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl ?? "",
    };
    const racers = Array.from({ length: PROCESSES }, async (_, number) => {
      const args = ["--date", date, "--window", window, "--attempts", String(ATTEMPTS)];
      const script = ["tests/chaos/window-racer.ts", ...args, "--name", `racer-${number}`];
      const { stdout } = await run("node", script, { env });
      return Number(stdout);
    });
    const booked = (await Promise.all(racers)).reduce((sum, racer) => sum + racer, 0);
    const { queries } = store;
    const places = await queries.selectFrom("window_places").selectAll().execute();
    const bookings = await queries.selectFrom("bookings").selectAll().execute();
    expect(booked).toBe(capacity);
    expect(bookings).toHaveLength(booked);
    expect(places).toMatchObject([{ date, window_id: window, taken: capacity }]);
    const leads = await queries.selectFrom("leads").selectAll().execute();
    expect(leads).toHaveLength(booked);
  });
});
