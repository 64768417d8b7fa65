import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { MAIL_FOLDER } from "#server/mail/mail-folder.ts";
import { OwnerError } from "#server/platform/owner-error.ts";
import { migrations } from "#server/store/migrations.ts";
import type { Store } from "#server/store/store.ts";
import { type BackupContents, checkBackup } from "./backup.ts";
import { type BackupLine, FORMAT, readBackupFile } from "./backup-file.ts";
import { fill, isEmpty, keepWritersOut, proveEqual, type RowsByTable } from "./fill-store.ts";
import { keptTables, type TableName } from "./table-rows.ts";

/** Why nothing was restored, in words for the owner. */
export class RestoreRefused extends OwnerError {}

/**
 * Puts a backup in place of what the database holds, in one transaction, and reads every table back
 * before it counts; then the files go into the data folder. A backup of either engine fits the
 * other (rule 14.29).
 * @param replace whether a database that is not empty may be overwritten.
 * @throws RestoreRefused or BackupDamaged, with everything left as it was.
 */
export async function restore(
  store: Store,
  dataDir: string,
  path: string,
  { replace }: { replace: boolean },
): Promise<BackupContents> {
  await refuseForeign(path);
  const contents = await checkBackup(path);
  refuseBlocked(dataDir);
  await store.write(async (queries) => {
    await keepWritersOut(queries, store.engine);
    if (!replace && !(await isEmpty(queries))) {
      throw new RestoreRefused(
        "The database is not empty. Add --replace to overwrite what is in it.",
      );
    }
    await fill(queries, rowsOf(path));
    await proveEqual(queries, new Map(keptTables.flatMap((table) => tallyOf(contents, table))));
  });
  for await (const line of readBackupFile(path)) {
    if ("file" in line) putFile(dataDir, line.file, Buffer.from(line.base64, "base64"));
  }
  return contents;
}

function tallyOf({ tables }: BackupContents, table: TableName) {
  const tally = tables[table];
  return tally ? [[table, tally] as const] : [];
}

async function refuseForeign(path: string): Promise<void> {
  const head = await firstLine(path);
  if (!head || !("format" in head) || head.format !== FORMAT) {
    throw new RestoreRefused(`${path} is not a backup of this shop.`);
  }
  const unknown = head.schema.filter((name) => !migrations.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new RestoreRefused(
      `The backup was made by a newer version (${unknown.join(", ")}). Restore it with that one.`,
    );
  }
}

async function firstLine(path: string): Promise<BackupLine | undefined> {
  for await (const line of readBackupFile(path)) return line;
  return undefined;
}

async function* rowsOf(path: string): RowsByTable {
  for await (const line of readBackupFile(path)) if ("rows" in line) yield line;
}

/** Files follow once the rows stand for good: what would stop them is found before. */
function refuseBlocked(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const mails = statSync(join(dataDir, MAIL_FOLDER), { throwIfNoEntry: false });
  const secret = statSync(join(dataDir, "link-secret"), { throwIfNoEntry: false });
  const inTheWay = [
    ...(mails && !mails.isDirectory() ? [`${join(dataDir, MAIL_FOLDER)} is no folder`] : []),
    ...(secret && !secret.isFile() ? [`${join(dataDir, "link-secret")} is no file`] : []),
  ];
  if (inTheWay.length > 0) {
    throw new RestoreRefused(`${inTheWay.join(", ")}. Put it aside; nothing was restored.`);
  }
}

/** Only names a backup of ours writes; nothing in one leads out of the data folder. */
function putFile(dataDir: string, name: string, content: Buffer): void {
  if (!/^(link-secret|mail\/[\w-]+\.eml)$/.test(name)) return;
  const path = join(dataDir, name);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, content, { mode: 0o600, flush: true });
}
