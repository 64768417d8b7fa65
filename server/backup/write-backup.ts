import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { EMAIL_FOLDER, signInEmailPrefix } from "#server/mail/email-folder.ts";
import type { Media } from "#server/media/media.ts";
import { openMedia } from "#server/media/open-media.ts";
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
/** Prefix of the files of pictures, on either engine. */
export const MEDIA_FOLDER = "media/";

/** The contents of a backup: row counts and checksums by table, and the number of files. */
export interface BackupContents {
  tables: Record<string, TableSum>;
  files: number;
}

/** What is backed up in addition to the database. */
export interface BackupSource {
  dataDir: string;
  /** The link secret in use, if it isn't the one in `dataDir` (decision 023). */
  linkSecret?: string | undefined;
}

/**
 * Backs up the running shop into one file (rule 14.29): every table as of one moment, the link
 * secret and the emails in the data folder, and the files of pictures published while the shop ran.
 * Then reads the file back and checks it.
 */
export async function writeBackup(
  store: Store,
  source: BackupSource,
  path: string,
  now: Date,
): Promise<BackupContents> {
  const media = openMedia(store, source.dataDir);
  await snapshot(store, (queries) =>
    writeBackupFile(path, linesOf(queries, { ...source, media }, now.toISOString())),
  );
  return checkBackup(path);
}

/**
 * Reads and checks a whole backup.
 * @throws BackupDamaged if its rows or files don't match its own sums.
 */
export async function checkBackup(path: string): Promise<BackupContents> {
  const summers = new Map<string, TableSummer>();
  let files = 0;
  for await (const line of readBackupFile(path)) {
    if ("rows" in line) {
      const summer = summers.get(line.table) ?? new TableSummer();
      summers.set(line.table, summer);
      summer.add(line.rows);
    }
    if ("file" in line) files += 1;
    if ("end" in line) return verified(line, summers, files);
  }
  throw new BackupDamaged("The backup is cut off: its end is missing.");
}

function verified(
  { end, files: expectedFiles }: Extract<BackupLine, { end: unknown }>,
  summers: ReadonlyMap<string, TableSummer>,
  files: number,
): BackupContents {
  for (const [table, { rows, sum }] of Object.entries(end)) {
    const found = summers.get(table)?.tally() ?? { rows: 0, sum: "0" };
    if (found.rows !== rows || found.sum !== sum) {
      throw new BackupDamaged(`The backup is damaged: table ${table} is not as it was written.`);
    }
  }
  if (files !== expectedFiles)
    throw new BackupDamaged("The backup is damaged: a file is missing in it.");
  return { tables: end, files };
}

async function* linesOf(
  queries: Queries,
  source: BackupSource & { media: Media },
  madeAt: string,
): AsyncGenerator<BackupLine> {
  const { rows: steps } = await sql<{ name: string }>`select name from schema_migrations`.execute(
    queries,
  );
  yield { format: FORMAT, version: 1, madeAt, schema: steps.map(({ name }) => name) };
  const end: Record<string, TableSum> = {};
  for (const table of backedUpTables) {
    const summer = new TableSummer();
    for await (const rows of readRows(queries, table)) {
      summer.add(rows);
      yield { table, rows };
    }
    end[table] = summer.tally();
  }
  let files = 0;
  for (const { file, content } of backedUpFiles(source)) {
    files += 1;
    yield { file, base64: content.toString("base64") };
  }
  for await (const path of source.media.list()) {
    const content = await source.media.read(path);
    // Removed meanwhile, as it was replaced.
    if (!content) continue;
    files += 1;
    yield { file: `${MEDIA_FOLDER}${path}`, base64: content.toString("base64") };
  }
  yield { end, files };
}

/**
 * The files to back up from the data folder, and the link secret in use as if it were one of them.
 */
function* backedUpFiles({ dataDir, linkSecret }: BackupSource) {
  const secret = join(dataDir, SECRET_FILE);
  if (linkSecret) yield { file: SECRET_FILE, content: Buffer.from(linkSecret) };
  else if (existsSync(secret)) yield { file: SECRET_FILE, content: readFileSync(secret) };
  const folder = join(dataDir, EMAIL_FOLDER);
  const emails = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of emails.filter(isBackedUp)) {
    yield { file: `${EMAIL_FOLDER}/${name}`, content: readFileSync(join(folder, name)) };
  }
}

/** An email with a sign-in link would let whoever has the backup in. */
function isBackedUp(name: string): boolean {
  return name.endsWith(".eml") && !name.startsWith(signInEmailPrefix);
}
