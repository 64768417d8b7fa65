import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { EMAIL_FOLDER } from "#server/mail/email-folder.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import {
  BackupDamaged,
  type BackupLine,
  FORMAT,
  readBackupFile,
  writeBackupFile,
} from "./backup-file.ts";
import { snapshot } from "./snapshot.ts";
import { backedUpTables, readRows, type TableSum, TableSummer } from "./table-rows.ts";

const SECRET_FILE = "link-secret";

/** What a backup holds: rows by table, and files of the data folder. */
export interface BackupContents {
  tables: Record<string, TableSum>;
  files: number;
}

/** What is backed up beside the database. */
export interface BackupSource {
  dataDir: string;
  /** Signs private links in place of the one kept in `dataDir`, when set (decision 023). */
  linkSecret?: string | undefined;
}

/**
 * Copies everything the shop knows into one file while it runs (rule 14.29): every table as of one
 * moment, the secret its private links are signed with, and the emails in the data folder. The file
 * is then read back and counted.
 */
export async function writeBackup(
  store: Store,
  source: BackupSource,
  path: string,
  now: Date,
): Promise<BackupContents> {
  await snapshot(store, (queries) =>
    writeBackupFile(path, linesOf(queries, source, now.toISOString())),
  );
  return checkBackup(path);
}

/**
 * Reads a backup from end to end.
 * @throws BackupDamaged when it does not hold what it says.
 */
export async function checkBackup(path: string): Promise<BackupContents> {
  const summers = new Map<string, TableSummer>();
  let files = 0;
  for await (const line of readBackupFile(path)) {
    if ("rows" in line) {
      const keeper = summers.get(line.table) ?? new TableSummer();
      summers.set(line.table, keeper);
      keeper.add(line.rows);
    }
    if ("file" in line) files += 1;
    if ("end" in line) return verified(line, summers, files);
  }
  throw new BackupDamaged("The backup is cut off: its end is missing.");
}

function verified(
  { end, files: promised }: Extract<BackupLine, { end: unknown }>,
  summers: ReadonlyMap<string, TableSummer>,
  files: number,
): BackupContents {
  for (const [table, { rows, sum }] of Object.entries(end)) {
    const found = summers.get(table)?.tally() ?? { rows: 0, sum: "0" };
    if (found.rows !== rows || found.sum !== sum) {
      throw new BackupDamaged(`The backup is damaged: table ${table} is not as it was written.`);
    }
  }
  if (files !== promised)
    throw new BackupDamaged("The backup is damaged: a file is missing in it.");
  return { tables: end, files };
}

async function* linesOf(
  queries: Queries,
  source: BackupSource,
  madeAt: string,
): AsyncGenerator<BackupLine> {
  const { rows: steps } = await sql<{ name: string }>`select name from schema_migrations`.execute(
    queries,
  );
  yield { format: FORMAT, version: 1, madeAt, schema: steps.map(({ name }) => name) };
  const end: Record<string, TableSum> = {};
  for (const table of backedUpTables) {
    const keeper = new TableSummer();
    for await (const rows of readRows(queries, table)) {
      keeper.add(rows);
      yield { table, rows };
    }
    end[table] = keeper.tally();
  }
  let files = 0;
  for (const { file, content } of backedUpFiles(source)) {
    files += 1;
    yield { file, base64: content.toString("base64") };
  }
  yield { end, files };
}

/** What the data folder holds beside the database, and the secret in force as if it were there. */
function* backedUpFiles({ dataDir, linkSecret }: BackupSource) {
  const secret = join(dataDir, SECRET_FILE);
  if (linkSecret) yield { file: SECRET_FILE, content: Buffer.from(linkSecret) };
  else if (existsSync(secret)) yield { file: SECRET_FILE, content: readFileSync(secret) };
  const folder = join(dataDir, EMAIL_FOLDER);
  const mails = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of mails.filter((mail) => mail.endsWith(".eml"))) {
    yield { file: `${EMAIL_FOLDER}/${name}`, content: readFileSync(join(folder, name)) };
  }
}
