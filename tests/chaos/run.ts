// `npm run chaos`: the long form of the fault suite. Prints its table and writes docs/reliability.md.
// `-- --times 100` says how often the server is killed; other faults follow in proportion.
// `-- --only power` brings the faults with that in their name, and keeps what the others gave last.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import type { Engine } from "#server/store/store-interface.ts";
import { engines } from "#tests/support/test-database.ts";
import { findPostgres } from "../../scripts/find-postgres.ts";
import { allFaults } from "./all-faults.ts";
import { type FaultRow, isComplete, reliabilityPage, tableOf } from "./reliability-table.ts";

const KEPT = ".cache/chaos/rows.json";

const { values } = parseArgs({
  options: { times: { type: "string", default: "100" }, only: { type: "string", default: "" } },
});
const faults = allFaults(Number(values.times));
const rows: FaultRow[] = values.only ? JSON.parse(readFileSync(KEPT, "utf8")) : [];

const postgres = await findPostgres();
if (!postgres) throw new Error("The fault suite needs PostgreSQL.");
process.env.TEST_DATABASE_URL = postgres.url;

/** Brings one fault after the other; the databases have theirs side by side. */
async function bringAll(engine: Engine): Promise<void> {
  for (const [fault, bring] of Object.entries(faults)) {
    if (!fault.includes(values.only)) continue;
    process.stderr.write(`${engine}: ${fault} …\n`);
    const figures = await bring(engine).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      return "failed" as const;
    });
    note({ engine, fault, figures });
    process.stderr.write(`${engine}: ${fault}: ${JSON.stringify(figures)}\n`);
  }
}

/** The page is whole after every fault, so that a run that is ended leaves what it found. */
function note(row: FaultRow): void {
  const before = rows.findIndex(
    ({ engine, fault }) => engine === row.engine && fault === row.fault,
  );
  rows.splice(before < 0 ? rows.length : before, before < 0 ? 0 : 1, row);
  const names = Object.keys(faults);
  const place = ({ engine, fault }: FaultRow) =>
    engines.indexOf(engine) * names.length + names.indexOf(fault);
  rows.sort((one, other) => place(one) - place(other));
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(rows));
  writeFileSync("docs/reliability.md", reliabilityPage(rows, new Date()));
}

await Promise.all(engines.map(bringAll));
await postgres.stop();
process.stdout.write(`${tableOf(rows)}\n`);
process.exit(rows.every(isComplete) ? 0 : 1);
