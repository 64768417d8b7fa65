import { findPostgres } from "../../scripts/find-postgres.ts";

/**
 * Vitest global setup: one private PostgreSQL for the whole run, unless TEST_DATABASE_URL names
 * one. Where none can be had, the tests that need it fail and say so.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const postgres = await findPostgres();
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  return postgres?.stop;
}
