import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { listDue } from "#server/commands/leads/due.ts";
import { listLeads } from "#server/commands/leads/list.ts";
import { shopMetrics } from "#server/startup/shop-metrics.ts";
import { openStore } from "#server/store/open-store.ts";
import type { StoreConfig } from "#server/store/store-config.ts";
import type { Store } from "#server/store/store-interface.ts";
import { emailOfLead, insertManyLeads } from "#tests/support/many-leads.ts";
import { postgresPrograms } from "../scripts/find-postgres.ts";
import { startCluster } from "../scripts/postgres-cluster.ts";
import { measureInbox } from "./inbox.ts";
import { leadsWhile } from "./leads-while.ts";
import { median } from "./median.ts";
import { runCommand } from "./run-command.ts";
import type { Row } from "./table.ts";

const REPEATS = 9;
const MAX_MS = 100;
/**
 * Megabytes that reading a million leads may add to the memory of a command that reads hardly any.
 */
const MAX_EXPORT_GROWTH = 100;
/**
 * A small heap, so that the peak shows the needed memory and not how rarely garbage is collected; a
 * command that needs more fails.
 */
const SMALL_HEAP = ["--max-old-space-size=64", "--max-semi-space-size=4"];
const EXPORT = ["leads", "export", "--format", "csv", "--out", "export.csv"];

/** Measures the shop's commands and metrics with many leads stored, on both engines. */
export async function manyLeads(count: number): Promise<Row[]> {
  const rows = await onNewDatabase("SQLite", count, {});
  const programs = await postgresPrograms();
  if (!programs) return rows;
  const postgres = await startCluster(programs, { durable: true });
  try {
    return [...rows, ...(await onNewDatabase("PostgreSQL", count, { databaseUrl: postgres.url }))];
  } finally {
    await postgres.stop();
  }
}

async function onNewDatabase(
  engine: string,
  count: number,
  place: Pick<StoreConfig, "databaseUrl">,
): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  const database = { ...place, dataDir };
  const store = await openStore(database);
  const named = (what: string) => `${what}, ${count} leads on ${engine}`;
  try {
    const little = await runCommand(database, EXPORT, SMALL_HEAP);
    await insertManyLeads(store, { count, latest: new Date(), waiting: Math.ceil(count / 100) });
    // PostgreSQL does so by itself within a minute of that many rows.
    if (place.databaseUrl) await sql`analyze`.execute(store.queries);
    const rows = await times(store, named);
    rows.push(...(await measureInbox(store, count, named)));
    const all = await runCommand(database, EXPORT, SMALL_HEAP);
    rows.push({
      what: named("peak memory of the export"),
      value: `${all.peakMegabytes.toFixed(0)} MB (${little.peakMegabytes.toFixed(0)} MB without leads)`,
      limit: `+ ${MAX_EXPORT_GROWTH} MB`,
      ok: all.peakMegabytes - little.peakMegabytes <= MAX_EXPORT_GROWTH,
    });
    const person = emailOfLead(Math.floor(count / 2));
    const erasing = runCommand(
      database,
      ["leads", "erase", "--email", person, "--now"],
      SMALL_HEAP,
    );
    const sent = await leadsWhile(database, erasing);
    const { seconds } = await erasing;
    rows.push({
      what: named("leads refused while a person is erased with --now"),
      value: `${sent.refused} of ${sent.tried}, slowest ${sent.slowestMs.toFixed(0)} ms, erased in ${seconds.toFixed(1)} s`,
      limit: "0",
      ok: sent.refused === 0,
    });
    return rows;
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true });
  }
}

async function times(store: Store, named: (what: string) => string): Promise<Row[]> {
  const measured = {
    "npm run leads -- list": () => listLeads(store, 50),
    "npm run leads -- due": () => listDue(store, 50, new Date()),
    metrics: () => shopMetrics(store, new Date()),
  };
  const rows: Row[] = [];
  for (const [what, measure] of Object.entries(measured)) {
    const taken: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const started = performance.now();
      await measure();
      taken.push(performance.now() - started);
    }
    const ms = median(taken);
    const limit = `≤ ${MAX_MS} ms`;
    rows.push({ what: named(what), value: `${ms.toFixed(1)} ms`, limit, ok: ms <= MAX_MS });
  }
  return rows;
}
