import type { Check, CheckContext, Finding } from "#server/doctor/check.ts";
import { DATABASE_MS, withTimeout } from "#server/doctor/with-timeout.ts";
import { describeDatabaseError } from "#server/store/database-errors.ts";
import { NoDatabaseError } from "#server/store/no-database.ts";
import { writeProbe } from "#server/store/store-base.ts";
import { databaseName } from "#server/store/store-config.ts";
import type { Store } from "#server/store/store-interface.ts";
import { emptyPostgresFindings } from "./empty-postgres.ts";
import { postgresFindings } from "./postgres.ts";
import { poolerFindings, tryConnection } from "./postgres-connection.ts";
import { integrityFindings, sqliteFindings } from "./sqlite.ts";
import { bestTime, SLOW_WRITE_MS, timeFinding } from "./timing.ts";

/** Checks the database without leaving anything in it. */
export const databaseCheck: Check = {
  name: "database",
  run: async (context) => {
    const { databaseUrl, dataDir } = context.config;
    try {
      if (databaseUrl) await tryConnection({ databaseUrl, dataDir });
      const store = await withTimeout(context.store(), DATABASE_MS, undefined);
      if (!store) return [noResponse(context)];
      const findings = await checkDatabase(context);
      const more = databaseUrl
        ? await poolerFindings(databaseUrl)
        : await integrityFindings(store, dataDir);
      return [...findings, ...more];
    } catch (error) {
      if (isConnectTimeout(error)) return [noResponse(context)];
      if (!(error instanceof NoDatabaseError)) throw describeDatabaseError(error, context.config);
      return [neverStarted(context), ...(databaseUrl ? await emptyPostgresFindings(context) : [])];
    }
  },
};

/** The checks that are cheap enough for a running shop. */
export async function checkDatabase({ config, store: open }: CheckContext): Promise<Finding[]> {
  const store = await open();
  try {
    store.checkNotLost();
    await store.checkWritable();
    const findings =
      store.engine === "postgres"
        ? await postgresFindings(store, config.poolSize)
        : await sqliteFindings(store, config.dataDir);
    return [...findings, await writeTime(store)];
  } catch (error) {
    throw describeDatabaseError(error, config);
  }
}

async function writeTime(store: Store): Promise<Finding> {
  const ms = await bestTime(() => store.write((transaction) => writeProbe(transaction)));
  return timeFinding(
    "a durable write",
    ms,
    SLOW_WRITE_MS,
    "Put the database on a faster disk (an SSD of its own), or see what else keeps it busy.",
  );
}

/** The driver's error for a server that accepts the connection but doesn't respond. */
function isConnectTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "timeout expired";
}

function noResponse({ config }: CheckContext): Finding {
  return {
    level: "fault",
    seen: `no answer came from ${databaseName(config)}`,
    advice: "Look at host and port, firewalls on the way, and whether the server is overloaded.",
  };
}

function neverStarted({ config }: CheckContext): Finding {
  return {
    level: "warning",
    seen: `there is no data yet in ${databaseName(config)}`,
    advice:
      "Start the shop once first (npm start). If it has been running, it has other settings than this command.",
  };
}
