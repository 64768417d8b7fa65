import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { engines, newShopDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { followChanges } from "./follow-changes.ts";
import { readMarker, setMarker } from "./markers.ts";
import { openStore } from "./open-store.ts";
import type { Queries, Store } from "./store-interface.ts";

/** An error as the driver throws it when the database is away. */
const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });

describe.each(engines)("changes on %s", (engine) => {
  let database: TestDatabase;
  let store: Store;
  /** On connections of its own, like another process's. */
  let other: Store;
  let log: string[];
  let stops: (() => Promise<void>)[];
  let changes: number;
  /** The channels whose follower was called, in order. */
  let called: string[];
  let isAway: boolean;

  beforeEach(async () => {
    database = await newShopDatabase(engine);
    store = await openStore(database);
    other = await openStore(database);
    log = [];
    stops = [];
    changes = 0;
    called = [];
    isAway = false;
  });
  afterEach(async () => {
    await Promise.all(stops.map((stop) => stop()));
    await Promise.all([store.close(), other.close()]);
    await database.remove();
  });

  /** Follows a marker. */
  async function follow(
    name: string,
    onChange = async () => {
      called.push(name);
    },
  ) {
    const channel = {
      name,
      version: async (queries: Queries) => {
        if (isAway) throw refused;
        return (await readMarker(queries, name)) ?? "";
      },
    };
    const logger = pino({ base: null }, { write: (line: string) => log.push(line) });
    const stop = await followChanges({ store, channel, onChange, logger });
    stops.push(stop);
    return stop;
  }

  /** Commits a change by the given connection. */
  const change = (by: Store, name: string) =>
    by.write((queries) => setMarker(queries, name, new Date(Date.UTC(2026, 0, 1, 0, changes++))));
  const calls = (count: number) => eventually(() => expect(called).toHaveLength(count));

  it("are noticed soon, whichever connection commits them", async () => {
    await follow("leads");
    expect(called).toHaveLength(1);
    for (const [turn, by] of [other, store, other].entries()) {
      await change(by, "leads");
      await calls(turn + 2);
    }
  });

  it("of one channel don't call the followers of another", async () => {
    await follow("leads");
    await follow("catalog");
    await change(other, "catalog");
    await calls(3);
    await change(store, "leads");
    await calls(4);
    expect(called).toEqual(["leads", "catalog", "catalog", "leads"]);
  });

  it("are handled one at a time, and another one during it afterwards", async () => {
    const first = Promise.withResolvers<void>();
    await follow("leads", async () => {
      called.push("begin");
      if (called.length > 2) await first.promise;
      called.push("end");
    });
    await change(store, "leads");
    await calls(3);
    await change(other, "leads");
    first.resolve();
    await calls(6);
    expect(called).toEqual(Array(3).fill(["begin", "end"]).flat());
  });

  it("are handled again after a failure, which is logged once", async () => {
    let failures = 3;
    await follow("leads", async () => {
      if (failures-- > 0) throw refused;
      called.push("leads");
    });
    await calls(1);
    const messages = log.map((line) => JSON.parse(line).msg);
    expect(messages).toEqual(["the leads can't be read; trying again"]);
  });

  it("made while the database was away are noticed once it is back", async () => {
    await follow("leads");
    isAway = true;
    await eventually(() => expect(log).toHaveLength(1));
    await change(other, "leads");
    isAway = false;
    await calls(2);
  });

  it("can't be followed if the first call fails for good", async () => {
    const onChange = () => Promise.reject(new Error("invalid"));
    await expect(follow("leads", onChange)).rejects.toThrow("invalid");
  });

  it("are not noticed after stopping", async () => {
    const stop = await follow("leads");
    await follow("catalog");
    await stop();
    await change(other, "leads");
    await change(other, "catalog");
    await calls(3);
    expect(called.filter((name) => name === "leads")).toHaveLength(1);
  });

  if (engine === "postgres") {
    it("are noticed after the server has closed the connections", async () => {
      await follow("leads");
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other.queries);
      await change(other, "leads");
      await calls(2);
    });
  }
});
