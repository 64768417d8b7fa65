import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { StoreConfig } from "#server/store/store-config.ts";
import type { Engine } from "#server/store/store-interface.ts";

/** Every store test runs on each engine. */
export const engines: readonly Engine[] = ["sqlite", "postgres"];

/** An empty, separate database with its own data folder. */
export interface TestDatabase extends StoreConfig {
  remove(): Promise<void>;
}

/** Creates a database with the shop's empty tables, faster than `openStore` would. */
export function newShopDatabase(engine: Engine): Promise<TestDatabase> {
  return newTestDatabase(engine, process.env.TEST_DATABASE_TEMPLATE);
}

/**
 * Creates an empty database.
 * @param template name of the PostgreSQL database to copy instead.
 * @throws {Error} when there is no PostgreSQL to test on; no test is skipped.
 */
export async function newTestDatabase(
  engine: Engine,
  template = "template1",
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "parsons-data-"));
  const removeFolder = async () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === "sqlite") return { dataDir, remove: removeFolder };
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdministrator(`create database ${name} template ${template}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    remove: async () => {
      await asAdministrator(`drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return url;
  throw new Error(
    "These tests need PostgreSQL. Install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL to a server where databases may be created.",
  );
}

async function asAdministrator(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
