import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Store } from "#server/store/store-interface.ts";
import type { TestBackend } from "./test-backend.ts";

/**
 * Returns where words can still be found: in any column of any table, in any file of the data
 * folder, and in PostgreSQL's own files for these tables and their statistics. Case is ignored.
 */
export async function traces(backend: TestBackend, words: readonly string[]): Promise<string[]> {
  const texts = [
    ...(await tableTexts(backend.store)),
    ...fileTexts(backend.database.dataDir),
    ...(backend.store.engine === "postgres" ? await postgresFiles(backend.store) : []),
  ];
  return texts.flatMap(({ place, text }) =>
    words
      .filter((word) => text.toLowerCase().includes(word.toLowerCase()))
      .map((word) => `${word} in ${place}`),
  );
}

interface Text {
  place: string;
  text: string;
}

async function tableTexts({ queries }: Store): Promise<Text[]> {
  const texts: Text[] = [];
  for (const { name } of await queries.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(queries);
    texts.push({ place: `table ${name}`, text: JSON.stringify(rows) });
  }
  return texts;
}

function fileTexts(folder: string): Text[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({
      place: `file ${entry.name}`,
      text: readElsewhere(join(entry.parentPath, entry.name)),
    }));
}

async function postgresFiles({ queries }: Store): Promise<Text[]> {
  const { rows } = await sql<{ relname: string; content: Buffer }>`
    select relname, pg_read_binary_file(pg_relation_filepath(oid)) as content from pg_class
    where relkind in ('r', 'i', 't')
    and (oid >= 16384 or relname in ('pg_statistic', 'pg_toast_2619'))`.execute(queries);
  return rows.map(({ relname, content }) => ({
    place: `PostgreSQL's file of ${relname}`,
    text: content.toString("latin1"),
  }));
}

/**
 * Reads a file's bytes in another process: closing the database's file in this one would release
 * its locks, and the next process to close it would delete its WAL.
 */
function readElsewhere(path: string): string {
  return execFileSync("cat", [path], { encoding: "latin1", maxBuffer: 1024 ** 3 });
}
