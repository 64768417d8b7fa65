// `npm run chaos`: the long form of the fault suite. Prints its table and writes docs/reliability.md.
// `-- --times 100` says how often the server is killed; other faults follow in proportion.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Engine } from "#server/store/store.ts";
import { engines } from "#tests/support/test-database.ts";
import { findPostgres } from "../../scripts/find-postgres.ts";
import { clockJumps } from "./faults/clock-jumps.ts";
import { databaseAway } from "./faults/database-away.ts";
import { diskFull } from "./faults/disk-full.ts";
import { killNine } from "./faults/killed.ts";
import { powerCut } from "./faults/power-cut.ts";
import { moods, receivers } from "./faults/receivers.ts";
import { rollingRestart } from "./faults/rolling-restart.ts";
import { twoWorkers } from "./faults/two-workers.ts";
import type { Figures } from "./figures.ts";
import { type FaultRow, isWhole, reliabilityPage, tableOf } from "./reliability-table.ts";

const { values } = parseArgs({ options: { times: { type: "string", default: "100" } } });
const kills = Number(values.times);
/** A share of the kills, once at least. */
const share = (of: number) => Math.max(1, Math.round(kills * of));

type Fault = (engine: Engine) => Promise<Figures | undefined>;

const faults: Record<string, Fault> = {
  "`kill -9` at a random moment": (engine) => killNine(engine, kills),
  "power of the disk cut": (engine) => powerCut(engine, share(0.2)),
  "disk full": (engine) => diskFull(engine, share(0.05)),
  "database away": (engine) => databaseAway(engine, share(0.05), 12_000),
  "CRM and mail server down, failing, talking nonsense, slow, hanging, taking and silent": (
    engine,
  ) => receivers(engine, moods),
  "a worker killed beside another": (engine) => twoWorkers(engine, share(0.1)),
  "clock jumps, up to two days": (engine) => clockJumps(engine, share(0.1)),
  "rolling restart of 4 web processes beside 2 workers": async (engine) =>
    engine === "postgres" ? rollingRestart({ web: 4, workers: 2 }) : undefined,
};

const postgres = await findPostgres();
if (!postgres) throw new Error("The fault suite needs PostgreSQL.");
process.env.TEST_DATABASE_URL = postgres.url;
const rows: FaultRow[] = [];
for (const engine of engines) {
  for (const [fault, bring] of Object.entries(faults)) {
    process.stderr.write(`${engine}: ${fault} …\n`);
    const figures = await bring(engine).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      return "failed" as const;
    });
    rows.push({ engine, fault, figures });
    process.stderr.write(`${JSON.stringify(figures)}\n`);
  }
}
await postgres.stop();
process.stdout.write(`${tableOf(rows)}\n`);
writeFileSync("docs/reliability.md", reliabilityPage(rows, new Date()));
process.exit(rows.every(isWhole) ? 0 : 1);
