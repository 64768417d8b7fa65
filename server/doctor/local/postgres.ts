import { sql } from "kysely";
import type { Finding } from "#server/doctor/check.ts";
import type { Store } from "#server/store/store-interface.ts";
import { bestTime, timeFinding } from "./timing.ts";

/** Above this, pages with several queries feel slow. */
const SLOW_ROUND_TRIP_MS = 50;

interface ServerFacts {
  version: string;
  encoding: string;
  most: number;
  reserved: number;
  in_use: number;
  /** -1 for no limit. */
  of_role: number;
  of_database: number;
}

/**
 * Checks version, encoding, free connections and round-trip time.
 * @param poolSize the most connections of one process.
 */
export async function postgresFindings({ queries }: Store, poolSize: number): Promise<Finding[]> {
  const { rows } = await sql<ServerFacts>`
    select current_setting('server_version') as version,
      current_setting('server_encoding') as encoding,
      current_setting('max_connections')::int as most,
      current_setting('superuser_reserved_connections')::int as reserved,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as in_use,
      (select rolconnlimit from pg_roles where rolname = current_user) as of_role,
      (select datconnlimit from pg_database where datname = current_database()) as of_database
  `.execute(queries);
  const facts = rows[0];
  if (!facts) return [];
  const roundTrip = await bestTime(() => sql`select 1`.execute(queries), 5);
  return [
    { level: "ok", seen: `PostgreSQL ${facts.version}, ${facts.encoding}` },
    ...encodingFindings(facts),
    ...connectionFindings(facts, poolSize),
    timeFinding(
      "a question to the database",
      roundTrip,
      SLOW_ROUND_TRIP_MS,
      "Put shop and database into one network; pages ask several times.",
    ),
  ];
}

function encodingFindings({ encoding }: ServerFacts): Finding[] {
  if (encoding === "UTF8") return [];
  return [
    {
      level: "fault",
      seen: `the database keeps text as ${encoding}, which has no room for many names and signs`,
      advice:
        "Make a database with encoding UTF8 (createdb --encoding=UTF8 --template=template0), name it in DATABASE_URL, and take the leads along with npm run backup and npm run restore.",
    },
  ];
}

/** Exported so that tests don't need a full server. */
export function connectionFindings(
  facts: Pick<ServerFacts, "most" | "reserved" | "in_use" | "of_role" | "of_database">,
  poolSize: number,
): Finding[] {
  const { most, reserved, in_use, of_role, of_database } = facts;
  const free = most - reserved - in_use;
  const limits: [name: string, limit: number, raise: string][] = [
    ["its user", of_role, "alter role NAME connection limit 50"],
    ["this database", of_database, "alter database NAME connection limit 50"],
  ];
  const lowLimits: Finding[] = limits
    .filter(([, limit]) => limit >= 0 && limit < poolSize)
    .map(([name, limit, raise]) => ({
      level: "warning",
      seen: `${name} may have ${limit} connections; each process of the shop opens up to ${poolSize}`,
      advice: `Raise that limit: ${raise}.`,
    }));
  if (free >= poolSize) {
    const seen = `${free} of ${most} connections are free; each process of the shop opens up to ${poolSize}`;
    return [...lowLimits, { level: "ok", seen }];
  }
  return [
    ...lowLimits,
    {
      level: "warning",
      seen: `only ${Math.max(0, free)} of ${most} connections are free; each process of the shop opens up to ${poolSize}, and one more runs while they are restarted in turn`,
      advice:
        "Raise max_connections of PostgreSQL, run fewer processes, set a smaller DATABASE_POOL_SIZE, or put PgBouncer before it.",
    },
  ];
}
