import { incidentLine } from "#server/alerts/incident-line.ts";
import { describeFileError } from "#server/platform/file-errors.ts";
import { describeDatabaseError } from "#server/store/database-errors.ts";
import { databaseName } from "#server/store/database-name.ts";
import { openStore } from "#server/store/open-store.ts";
import type { StoreConfig, StoreOptions } from "#server/store/store-config.ts";
import type { Store } from "#server/store/store-interface.ts";

interface ShopStoreOptions extends Pick<StoreOptions, "allowMoved" | "mustExist" | "setting"> {
  /** Says nothing: the answer is for a program. */
  quiet?: boolean;
}

/**
 * Opens a database for a command's work, and says which one beside the answer: on standard error.
 * A database that is not there yet is refused, unless the command is to make it.
 */
export async function withShopStore<T>(
  place: StoreConfig,
  { quiet = false, mustExist = true, ...options }: ShopStoreOptions,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const onWarning = (words: string) => process.stderr.write(`${words}\n`);
  const store = await openStore(place, { ...options, mustExist, withoutTimeouts: true, onWarning });
  if (!quiet) {
    process.stderr.write(`Database: ${databaseName(place)}\n`);
    const trouble = await incidentLine(store.queries, new Date()).catch(() => undefined);
    if (trouble) process.stderr.write(`${trouble}\n`);
  }
  try {
    return await work(store);
  } catch (error) {
    throw describeFileError(error) ?? describeDatabaseError(error, place, options.setting);
  } finally {
    await store.close();
  }
}
