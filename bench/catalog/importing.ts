import { ok } from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "#server/store/open-store.ts";
import type { StoreConfig } from "#server/store/store-config.ts";
import { generatedLines } from "#tests/support/generated-csv.ts";
import { findPostgres } from "../../scripts/find-postgres.ts";
import { runCommand } from "../run-command.ts";
import type { Row } from "../table.ts";

const changedRows = 100;

/**
 * Measures imports of this many products on both stores: into an empty catalog, the same file
 * again, and with 100 changed prices. Limits are for 100,000.
 */
export async function importingCatalog(rows: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "importing-"));
  const postgres = await findPostgres();
  try {
    const file = join(dataDir, "products.csv");
    const changed = join(dataDir, "changed.csv");
    await writeFile(file, generatedLines(rows));
    await writeFile(changed, withChanges(generatedLines(rows)));
    const files = { file, changed, rows };
    return [
      ...(await measure("SQLite", { dataDir }, files)),
      ...(postgres
        ? await measure("PostgreSQL", { dataDir, databaseUrl: postgres.url }, files)
        : []),
    ];
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Files {
  file: string;
  changed: string;
  rows: number;
}

async function measure(engine: string, place: StoreConfig, files: Files): Promise<Row[]> {
  // Commands take a database that is there.
  await (await openStore(place)).close();
  const peaks: number[] = [];
  const seconds = async (path: string, expected: { added: number; changed: number }) => {
    const run = await runCommand(place, ["catalog", "import", path, "--sure"]);
    peaks.push(run.peakMegabytes);
    ok(run.output.includes(`${expected.added} added, ${expected.changed} changed`), run.output);
    return run.seconds;
  };
  const all = await seconds(files.file, { added: files.rows, changed: 0 });
  const again = await seconds(files.file, { added: 0, changed: 0 });
  const some = await seconds(files.changed, { added: 0, changed: changedRows });
  const what = (text: string) => `${engine}, import of ${files.rows} rows: ${text}`;
  return [
    row(what("into an empty catalog"), all, 60, "s"),
    row(what("the same file again, nothing written"), again, 20, "s"),
    row(what(`with ${changedRows} changes`), some, 20, "s"),
    row(what("memory at its highest"), Math.max(...peaks), 700, "MB"),
  ];
}

async function* withChanges(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let left = changedRows;
  for await (const line of lines) {
    const other =
      left === 0
        ? line
        : line.replace(/,(yes|no),,-\r\n$/, (end, shown) =>
            end.replace(shown, shown === "yes" ? "no" : "yes"),
          );
    if (other !== line) left -= 1;
    yield other;
  }
}

function row(what: string, value: number, limit: number, unit: string): Row {
  return {
    what,
    value: `${value.toFixed(1)} ${unit}`,
    limit: `≤ ${limit} ${unit}`,
    ok: value <= limit,
  };
}
