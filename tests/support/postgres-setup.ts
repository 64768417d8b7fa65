import { openStore } from "#server/store/open-store.ts";
import { findPostgres } from "../../scripts/find-postgres.ts";
import { newTestDatabase } from "./test-database.ts";

/**
 * Vitest global setup: one private PostgreSQL for the whole run, unless TEST_DATABASE_URL is set,
 * with a database that has the shop's tables, for tests to copy. If none is available, the tests
 * that need it fail with a message.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const postgres = process.env.TEST_DATABASE_URL ? undefined : await findPostgres();
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  if (!process.env.TEST_DATABASE_URL) return undefined;
  const template = await newTestDatabase("postgres");
  await (await openStore(template)).close();
  process.env.TEST_DATABASE_TEMPLATE = new URL(template.databaseUrl ?? "").pathname.slice(1);
  return async () => {
    await template.remove();
    await postgres?.stop();
  };
}
