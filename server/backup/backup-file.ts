import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { moveIntoPlace, tempPathOf } from "#server/platform/atomic-file.ts";
import { OwnerError } from "#server/platform/owner-error.ts";
import type { Row, TableName, TableSum } from "./table-rows.ts";

/** One line of a backup. */
export type BackupLine =
  | { format: typeof FORMAT; version: 1; madeAt: string; schema: readonly string[] }
  | { table: TableName; rows: readonly Row[] }
  /** A file of the data folder, by its path in it. */
  | { file: string; base64: string }
  | { end: Record<string, TableSum>; files: number };

export const FORMAT = "parsons-furniture-backup";

/** The file isn't a backup of this shop or is incomplete; a message for the owner. */
export class BackupDamaged extends OwnerError {}

/**
 * Writes a backup as gzipped JSON lines, readable by the owner only. Afterwards the file is
 * complete and on disk, or doesn't exist.
 */
export async function writeBackupFile(
  path: string,
  lines: AsyncIterable<BackupLine>,
): Promise<void> {
  const tempFile = tempPathOf(path);
  const stopListening = removeOnSignal(tempFile);
  try {
    await pipeline(
      Readable.from(asText(lines)),
      createGzip(),
      createWriteStream(tempFile, { mode: 0o600, flush: true }),
    );
    await moveIntoPlace(path);
  } finally {
    await rm(tempFile, { force: true });
    stopListening();
  }
}

/** Deletes a partial backup when a signal ends the program, as it contains personal data. */
function removeOnSignal(tempFile: string): () => void {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const end = (signal: NodeJS.Signals) => {
    stopListening();
    rmSync(tempFile, { force: true });
    process.kill(process.pid, signal);
  };
  const stopListening = () => {
    for (const signal of signals) process.off(signal, end);
  };
  for (const signal of signals) process.on(signal, end);
  return stopListening;
}

async function* asText(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/**
 * Reads a backup line by line.
 * @throws BackupDamaged if it isn't a backup, or is damaged or truncated.
 */
export async function* readBackupFile(path: string): AsyncGenerator<BackupLine> {
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(path), gunzip);
  // The error is also thrown where the lines are read.
  reading.catch(() => {});
  gunzip.setEncoding("utf8");
  try {
    for await (const line of splitLines(gunzip)) yield JSON.parse(line);
    await reading;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupDamaged(`${path} cannot be read as a backup of this shop (${reason}).`);
  }
}

/**
 * Splits a text that arrives in chunks into lines, without their line breaks; text after the last
 * line break is dropped. A line's chunks are joined only once, so that long lines take linear
 * time.
 */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let lineChunks: string[] = [];
  for await (const chunk of chunks) {
    const [end = "", ...others] = chunk.split("\n");
    lineChunks.push(end);
    for (const next of others) {
      yield lineChunks.join("");
      lineChunks = [next];
    }
  }
}
