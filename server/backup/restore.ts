import { randomUUID } from "node:crypto";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { EMAIL_FOLDER } from "#server/mail/email-folder.ts";
import type { Media } from "#server/media/media.ts";
import { openMedia } from "#server/media/open-media.ts";
import { OwnerError } from "#server/platform/owner-error.ts";
import { migrations } from "#server/store/migrations.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { type BackupLine, FORMAT, readBackupFile } from "./backup-file.ts";
import {
  catalogTables,
  insertRows,
  isEmpty,
  lockTables,
  type RowsByTable,
  verifyEqual,
} from "./fill-store.ts";
import { readModels, retireModels } from "./retire-models.ts";
import { readPictures, retirePictures } from "./retire-pictures.ts";
import { backedUpTables, type TableName } from "./table-rows.ts";
import { type BackupContents, checkBackup, MEDIA_FOLDER } from "./write-backup.ts";

/** Why nothing was restored; a message for the owner. */
export class RestoreRefusedError extends OwnerError {}

/**
 * Replaces the database's contents with a backup in one transaction, and reads every table back
 * before committing; writes the pictures' files before and the data folder's afterwards. A backup
 * of either engine can be restored into the other (rule 14.29). Files of photographs and models that are
 * only in the database are removed a day later (rule 14.31).
 * @param replace whether a database that is not empty may be overwritten.
 * @throws RestoreRefusedError or BackupDamaged; nothing was changed then.
 */
export async function restore(
  store: Store,
  dataDir: string,
  path: string,
  { replace }: { replace: boolean },
): Promise<BackupContents> {
  await requireOwnBackup(path);
  const contents = await checkBackup(path);
  requireWritable(dataDir);
  if (!replace && !(await isEmpty(store.queries))) throw notEmpty();
  // Before the rows, so that no page shows a picture whose files are missing.
  await restoreMedia(openMedia(store, dataDir), path);
  await store.write(async (queries) => {
    await lockTables(queries, store.engine);
    if (!replace && !(await isEmpty(queries))) throw notEmpty();
    const pictures = await readPictures(queries);
    const models = await readModels(queries);
    // A backup older than the catalog in the database says nothing about it.
    const keep = contents.tables.catalog_state ? [] : catalogTables;
    await insertRows(queries, rowsOf(path), keep);
    await verifyEqual(queries, new Map(backedUpTables.flatMap((table) => sumOf(contents, table))));
    if (contents.tables.window_holds) await countBookedPlaces(queries);
    await retirePictures(queries, pictures, new Date());
    await retireModels(queries, models, new Date());
    await queries.updateTable("catalog_origin").set({ origin: randomUUID() }).execute();
  });
  for await (const line of readBackupFile(path)) {
    if ("file" in line) writeFile(dataDir, line.file, Buffer.from(line.base64, "base64"));
  }
  return contents;
}

function notEmpty(): RestoreRefusedError {
  return new RestoreRefusedError(
    "The database is not empty. Add --replace to overwrite what is in it.",
  );
}

const pictureName = /^([a-z0-9-]+\/)+[a-z0-9]+\.[0-9a-f]{8}\.(avif|webp|jpg)$/;
const modelName = /^models\/[a-z0-9-]+\.[0-9a-f]{8}\.glb\.br$/;

/** Writes only files with names like those of pictures and models, as `writeFile` does. */
async function restoreMedia(media: Media, path: string): Promise<void> {
  for await (const line of readBackupFile(path)) {
    if (!("file" in line) || !line.file.startsWith(MEDIA_FOLDER)) continue;
    const name = line.file.slice(MEDIA_FOLDER.length);
    if (!pictureName.test(name) && !modelName.test(name)) continue;
    await media.write(name, Buffer.from(line.base64, "base64"));
  }
}

function sumOf({ tables }: BackupContents, table: TableName) {
  const sum = tables[table];
  return sum ? [[table, sum] as const] : [];
}

async function requireOwnBackup(path: string): Promise<void> {
  const head = await firstLine(path);
  if (!head || !("format" in head) || head.format !== FORMAT) {
    throw new RestoreRefusedError(`${path} is not a backup of this shop.`);
  }
  const unknown = head.schema.filter((name) => !migrations.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new RestoreRefusedError(
      `The backup was made by a newer version (${unknown.join(", ")}). Restore it with that one.`,
    );
  }
}

async function firstLine(path: string): Promise<BackupLine | undefined> {
  for await (const line of readBackupFile(path)) return line;
  return undefined;
}

/** The rows of tables that are still there; backups of older versions have others. */
async function* rowsOf(path: string): RowsByTable {
  for await (const line of readBackupFile(path)) {
    if ("rows" in line && backedUpTables.includes(line.table)) yield line;
  }
}

/** Frees the places that shoppers held while an older version was backed up. */
async function countBookedPlaces(queries: Queries): Promise<void> {
  await queries
    .updateTable("window_places")
    .set((place) => ({
      taken: place
        .selectFrom("bookings")
        .select((row) => row.fn.countAll<number>().as("booked"))
        .whereRef("bookings.date", "=", "window_places.date")
        .whereRef("bookings.window_id", "=", "window_places.window_id")
        .where("status", "=", "booked"),
    }))
    .execute();
}

/**
 * Checks for obstacles to writing the files, as they are written only after the rows are
 * committed.
 */
function requireWritable(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const emails = statSync(join(dataDir, EMAIL_FOLDER), { throwIfNoEntry: false });
  const secret = statSync(join(dataDir, "link-secret"), { throwIfNoEntry: false });
  const blockingPaths = [
    ...(emails && !emails.isDirectory() ? [`${join(dataDir, EMAIL_FOLDER)} is no folder`] : []),
    ...(secret && !secret.isFile() ? [`${join(dataDir, "link-secret")} is no file`] : []),
  ];
  if (blockingPaths.length > 0) {
    throw new RestoreRefusedError(
      `${blockingPaths.join(", ")}. Put it aside; nothing was restored.`,
    );
  }
}

/** Writes only files with a backup's known names, so that no path leads out of the data folder. */
function writeFile(dataDir: string, name: string, content: Buffer): void {
  if (!/^(link-secret|mail\/[\w-]+\.eml)$/.test(name)) return;
  const path = join(dataDir, name);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, content, { mode: 0o600, flush: true });
}
