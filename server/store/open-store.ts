import { describeDatabaseError } from "./database-errors.ts";
import { requireFile } from "./no-database.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import type { StoreConfig, StoreOptions } from "./store-config.ts";
import type { Store } from "./store-interface.ts";

/**
 * Opens the shop's database and brings its schema up to date.
 * @throws OwnerError if the database can't be reached or used, was written by a newer version, or
 * must exist and doesn't.
 */
export async function openStore(place: StoreConfig, options: StoreOptions = {}): Promise<Store> {
  try {
    if (options.mustExist) requireFile(place);
    return place.databaseUrl
      ? await openPostgresStore({ ...place, databaseUrl: place.databaseUrl }, options)
      : await openSqliteStore(place, options);
  } catch (error) {
    throw describeDatabaseError(error, place, options.setting);
  }
}
