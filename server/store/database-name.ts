import { join, resolve } from "node:path";
import { SQLITE_FILE } from "./sqlite.ts";
import type { StoreConfig } from "./store-config.ts";

/**
 * A database's name for the owner: its file, or its name and host. Never includes user or
 * password.
 */
export function databaseName({ dataDir, databaseUrl }: StoreConfig): string {
  if (!databaseUrl) return join(resolve(dataDir), SQLITE_FILE);
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const host = hostname || searchParams.get("host") || "this machine";
  return `PostgreSQL ${pathname.slice(1)} on ${port ? `${host}:${port}` : host}`;
}
