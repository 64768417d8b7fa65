import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { aptInstall } from "./apt-install.ts";
import type { Postgres } from "./postgres-cluster.ts";
import { startCluster } from "./postgres-cluster.ts";
import { runProgram } from "./run-tool.ts";

/**
 * A PostgreSQL to test with: the one in `TEST_DATABASE_URL`, else a temporary cluster from
 * installed programs, which are installed with apt if allowed. Undefined when none is available.
 */
export async function findPostgres(): Promise<Postgres | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const programs =
    (await postgresPrograms()) ?? ((await aptInstall("postgresql")) && (await postgresPrograms()));
  return programs ? startCluster(programs) : undefined;
}

/** The folder of the newest installed `initdb` and `postgres`, or undefined. */
export async function postgresPrograms(): Promise<string | undefined> {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, "bin"));
  const configured = await runProgram("pg_config", ["--bindir"]);
  if (configured.code === 0) folders.push(configured.output.trim());
  return folders.find((folder) => existsSync(join(folder, "initdb")));
}
