import { findPostgres } from "../../scripts/find-postgres.ts";

/**
 * Vitest global setup: one private PostgreSQL for the whole run, unless TEST_DATABASE_URL is set.
 * If none is available, the tests that need it fail with a message.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const postgres = await findPostgres();
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  return postgres?.stop;
}
