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

/** Why nothing was moved, as a message for the owner. */
export class MoveRefusedError extends OwnerError {}

/**
 * Moves everything from the embedded database to an empty PostgreSQL. The old one is fenced off
 * first: a shop that still runs on it takes no lead that would be left behind, and says so to the
 * shopper. Every table is read back and compared before the move counts; when anything fails the
 * fence comes down and the old database is the shop's again.
 * @throws MoveRefusedError when there is something in the new database.
 */
export async function move(from: Store, to: Store): Promise<ReadonlyMap<TableName, TableSum>> {
  if (!(await isEmpty(to.queries))) {
    throw new MoveRefusedError(
      "There are leads in that PostgreSQL already. Give an empty database, so that none is overwritten.",
    );
  }
  await blockWrites(from);
  try {
    return await snapshot(from, (source) => copy(source, to));
  } catch (error) {
    await allowWrites(from);
    throw error;
  }
}

async function copy(source: Queries, to: Store): Promise<ReadonlyMap<TableName, TableSum>> {
  return to.write(async (target) => {
    const tallies = new Map<TableName, TableSum>();
    await insertRows(target, tallied(source, tallies));
    await verifyEqual(target, tallies);
    return tallies;
  });
}

async function* tallied(source: Queries, tallies: Map<TableName, TableSum>): RowsByTable {
  for (const table of backedUpTables) {
    const keeper = new TableSummer();
    for await (const rows of readRows(source, table)) {
      keeper.add(rows);
      yield { table, rows };
    }
    tallies.set(table, keeper.tally());
  }
}
