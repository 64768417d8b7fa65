// `npm run chaos`: the long form of the fault tests. Prints its table and writes
// docs/reliability.md.
// `-- --times 100` sets how often the server is killed; the number of other faults is in
// proportion.
// `-- --only power` runs the faults with that in their name, and keeps the last results of the
// others.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import type { Engine } from "#server/store/store-interface.ts";
import { engines } from "#tests/support/test-database.ts";
import { findPostgres } from "../../scripts/find-postgres.ts";
import { allFaults } from "./all-faults.ts";
import { type FaultRow, isComplete, reliabilityPage, tableOf } from "./reliability-table.ts";

const SAVED_ROWS = ".cache/chaos/rows.json";

const { values } = parseArgs({
  options: { times: { type: "string", default: "100" }, only: { type: "string", default: "" } },
});
const faults = allFaults(Number(values.times));
const rows: FaultRow[] = values.only ? JSON.parse(readFileSync(SAVED_ROWS, "utf8")) : [];

const postgres = await findPostgres();
if (!postgres) throw new Error("The fault suite needs PostgreSQL.");
process.env.TEST_DATABASE_URL = postgres.url;

/** Runs one fault after another; both engines run in parallel. */
async function runAll(engine: Engine): Promise<void> {
  for (const [fault, causeFault] of Object.entries(faults)) {
    if (!fault.includes(values.only)) continue;
    process.stderr.write(`${engine}: ${fault} …\n`);
    const figures = await causeFault(engine).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      return "failed" as const;
    });
    saveRow({ engine, fault, figures });
    process.stderr.write(`${engine}: ${fault}: ${JSON.stringify(figures)}\n`);
  }
}

/** Rewrites the whole page after every fault, so that an aborted run keeps its results. */
function saveRow(row: FaultRow): void {
  const before = rows.findIndex(
    ({ engine, fault }) => engine === row.engine && fault === row.fault,
  );
  rows.splice(before < 0 ? rows.length : before, before < 0 ? 0 : 1, row);
  const names = Object.keys(faults);
  const position = ({ engine, fault }: FaultRow) =>
    engines.indexOf(engine) * names.length + names.indexOf(fault);
  rows.sort((one, other) => position(one) - position(other));
  mkdirSync(dirname(SAVED_ROWS), { recursive: true });
  writeFileSync(SAVED_ROWS, JSON.stringify(rows));
  writeFileSync("docs/reliability.md", reliabilityPage(rows, new Date()));
}

await Promise.all(engines.map(runAll));
await postgres.stop();
process.stdout.write(`${tableOf(rows)}\n`);
process.exit(rows.every(isComplete) ? 0 : 1);
