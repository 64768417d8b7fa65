import { ok } from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importProducts } from "#server/catalog/import/import-products.ts";
import { openStore } from "#server/store/open-store.ts";
import type { StoreConfig } from "#server/store/store-config.ts";
import { collections } from "#shop/collections.ts";
import { generatedLines } from "#tests/support/generated-csv.ts";
import { findPostgres } from "../../scripts/find-postgres.ts";
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
    // Line by line, because the memory measured below is that of the whole process.
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
  const store = await openStore(place);
  const seconds = async (path: string, expected: { added: number; changed: number }) => {
    const begun = performance.now();
    const { counts, problems } = await importProducts(store, path, { collections, write: true });
    const { added, changed } = counts;
    ok(problems.length === 0, problems.join("\n"));
    ok(
      added === expected.added && changed === expected.changed,
      `${added} added, ${changed} changed`,
    );
    return (performance.now() - begun) / 1000;
  };
  try {
    const all = await seconds(files.file, { added: files.rows, changed: 0 });
    const again = await seconds(files.file, { added: 0, changed: 0 });
    const some = await seconds(files.changed, { added: 0, changed: changedRows });
    const what = (text: string) => `${engine}, import of ${files.rows} rows: ${text}`;
    return [
      row(what("into an empty catalog"), all, 60, "s"),
      row(what("the same file again, nothing written"), again, 20, "s"),
      row(what(`with ${changedRows} changes`), some, 20, "s"),
      row("memory of the importing process at its highest", highestMegabytes(), 700, "MB"),
    ];
  } finally {
    await store.close();
  }
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

function highestMegabytes(): number {
  const status = readFileSync("/proc/self/status", "utf8");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

function row(what: string, value: number, limit: number, unit: string): Row {
  return {
    what,
    value: `${value.toFixed(1)} ${unit}`,
    limit: `≤ ${limit} ${unit}`,
    ok: value <= limit,
  };
}
