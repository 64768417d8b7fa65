import type { Media } from "#server/media/media.ts";
import { openMedia } from "#server/media/open-media.ts";
import { OwnerError } from "#server/platform/owner-error.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { insertRows, isEmpty, type RowsByTable, verifyEqual } from "./fill-store.ts";
import { snapshot } from "./snapshot.ts";
import {
  backedUpTables,
  readRows,
  type TableName,
  type TableSum,
  TableSummer,
} from "./table-rows.ts";
import { allowWrites, blockWrites } from "./write-block.ts";

/** Why nothing was moved; a message for the owner. */
export class MoveRefusedError extends OwnerError {}

/**
 * Moves everything from SQLite to an empty PostgreSQL database. First blocks writes to the old
 * database, so that a shop still running on it refuses leads instead of losing them. Every table
 * is read back and compared, and the files of pictures are copied; if anything fails, writes to the
 * old database are allowed again.
 * @param dataDir the folder of the SQLite database.
 * @throws MoveRefusedError if the new database isn't empty.
 */
export async function move(
  from: Store,
  to: Store,
  dataDir: string,
): Promise<ReadonlyMap<TableName, TableSum>> {
  if (!(await isEmpty(to.queries))) {
    throw new MoveRefusedError(
      "There are leads in that PostgreSQL already. Give an empty database, so that none is overwritten.",
    );
  }
  await blockWrites(from);
  try {
    await copyMedia(openMedia(from, dataDir), openMedia(to, dataDir));
    return await snapshot(from, (source) => copy(source, to));
  } catch (error) {
    await allowWrites(from);
    throw error;
  }
}

/** Before the rows, so that no page shows a picture whose files are missing. */
async function copyMedia(from: Media, to: Media): Promise<void> {
  for await (const path of from.list()) {
    const bytes = await from.read(path);
    if (bytes) await to.write(path, bytes);
  }
}

async function copy(source: Queries, to: Store): Promise<ReadonlyMap<TableName, TableSum>> {
  return to.write(async (target) => {
    const sums = new Map<TableName, TableSum>();
    await insertRows(target, withSums(source, sums));
    await verifyEqual(target, sums);
    return sums;
  });
}

async function* withSums(source: Queries, sums: Map<TableName, TableSum>): RowsByTable {
  for (const table of backedUpTables) {
    const summer = new TableSummer();
    for await (const rows of readRows(source, table)) {
      summer.add(rows);
      yield { table, rows };
    }
    sums.set(table, summer.tally());
  }
}
