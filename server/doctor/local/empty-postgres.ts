import { Kysely, sql } from "kysely";
import type { CheckContext, Finding } from "#server/doctor/check.ts";
import { requireUtf8 } from "#server/store/database-encoding.ts";
import { describeDatabaseError } from "#server/store/database-errors.ts";
import { postgresDialect } from "#server/store/postgres.ts";
import { databaseName } from "#server/store/store-config.ts";

/**
 * Checks whether an empty PostgreSQL database can become the shop's.
 * @throws OwnerError if it can't store every character.
 */
export async function emptyPostgresFindings({ config }: CheckContext): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl) return [];
  const storeConfig = { databaseUrl, dataDir };
  const db = new Kysely<never>({ dialect: postgresDialect(databaseUrl) });
  try {
    await requireUtf8(db, storeConfig);
    const { rows } = await sql<{
      allowed: boolean | null;
    }>`select has_schema_privilege(current_schema(), 'create') as allowed`.execute(db);
    if (rows[0]?.allowed) return [];
    return [
      {
        level: "fault",
        seen: `the user of DATABASE_URL may not make tables in ${databaseName(storeConfig)}`,
        advice: "Make that user the owner of the database: alter database NAME owner to USER.",
      },
    ];
  } catch (error) {
    throw describeDatabaseError(error, storeConfig);
  } finally {
    await db.destroy();
  }
}
