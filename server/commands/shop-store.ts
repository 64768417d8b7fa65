import { incidentLine } from "#server/alerts/incident-line.ts";
import { describeFileError } from "#server/platform/file-errors.ts";
import { describeDatabaseError } from "#server/store/database-errors.ts";
import { openStore } from "#server/store/open-store.ts";
import { databaseName, type StoreConfig, type StoreOptions } from "#server/store/store-config.ts";
import type { Store } from "#server/store/store-interface.ts";

interface ShopStoreOptions extends Pick<StoreOptions, "allowMoved" | "mustExist" | "setting"> {
  /** Prints neither database name nor incidents, for output that programs read. */
  quiet?: boolean;
}

/**
 * Opens a database for a command and prints its name to standard error. A database that doesn't
 * exist is an error, unless the command may create it (`mustExist: false`).
 */
export async function withShopStore<T>(
  place: StoreConfig,
  { quiet = false, mustExist = true, ...options }: ShopStoreOptions,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const onWarning = (warning: string) => process.stderr.write(`${warning}\n`);
  const store = await openStore(place, { ...options, mustExist, withoutTimeouts: true, onWarning });
  if (!quiet) {
    process.stderr.write(`Database: ${databaseName(place)}\n`);
    const incidents = await incidentLine(store.queries, new Date()).catch(() => undefined);
    if (incidents) process.stderr.write(`${incidents}\n`);
  }
  try {
    return await work(store);
  } catch (error) {
    throw describeFileError(error) ?? describeDatabaseError(error, place, options.setting);
  } finally {
    await store.close();
  }
}
