import { OwnerError } from "#server/platform/owner-error.ts";
import type { Queries, Store } from "#server/store/store.ts";
import { dropFence, putUpFence } from "./fence.ts";
import { fill, isEmpty, proveEqual, type RowsByTable } from "./fill-store.ts";
import { snapshot } from "./snapshot.ts";
import { keptTables, readRows, type TableName, type Tally, TallyKeeper } from "./table-rows.ts";

/** Why nothing was moved, in words for the owner. */
export class MoveRefused extends OwnerError {}

/**
 * Moves everything from the embedded database to an empty PostgreSQL. The old one is fenced off
 * first: a shop that still runs on it takes no lead that would be left behind, and says so to the
 * shopper. Every table is read back and compared before the move counts; when anything fails the
 * fence comes down and the old database is the shop's again.
 * @throws MoveRefused when there is something in the new database.
 */
export async function move(from: Store, to: Store): Promise<ReadonlyMap<TableName, Tally>> {
  if (!(await isEmpty(to.queries))) {
    throw new MoveRefused(
      "There are leads in that PostgreSQL already. Give an empty database, so that none is overwritten.",
    );
  }
  await putUpFence(from);
  try {
    return await snapshot(from, (source) => copy(source, to));
  } catch (error) {
    await dropFence(from);
    throw error;
  }
}

async function copy(source: Queries, to: Store): Promise<ReadonlyMap<TableName, Tally>> {
  return to.write(async (target) => {
    const tallies = new Map<TableName, Tally>();
    await fill(target, tallied(source, tallies));
    await proveEqual(target, tallies);
    return tallies;
  });
}

async function* tallied(source: Queries, tallies: Map<TableName, Tally>): RowsByTable {
  for (const table of keptTables) {
    const keeper = new TallyKeeper();
    for await (const rows of readRows(source, table)) {
      keeper.add(rows);
      yield { table, rows };
    }
    tallies.set(table, keeper.tally());
  }
}
