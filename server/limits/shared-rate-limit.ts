import { sql } from "kysely";
import type { Queries } from "#server/store/store-interface.ts";
import { type LimitRule, type RateLimit, secondsUntil, type TakeResult } from "./rate-limit.ts";

/** How often a process deletes expired entries. */
const SWEEP_EVERY_MS = 10 * 60_000;

export interface SharedRateLimitOptions extends LimitRule {
  queries: Queries;
  /** Turns a client into a key that can't be reversed, because addresses are personal data. */
  keyOf: (client: string) => string;
  /** Called when the database couldn't count. */
  onError: (error: unknown) => void;
  /**
   * Milliseconds since any fixed moment; only for deleting, because counting uses the database's
   * clock.
   */
  now?: () => number;
}

/**
 * The same sliding window counted by PostgreSQL for every process on it: one statement per attempt,
 * by the database's clock. If it can't count, every attempt is allowed: what follows needs the
 * database too and shows shoppers a suitable message.
 */
export function sharedRateLimit(options: SharedRateLimitOptions): RateLimit {
  const { queries, keyOf, onError, now = () => performance.now() } = options;
  let sweptAt = now();
  return {
    async take(client) {
      try {
        if (now() - sweptAt > SWEEP_EVERY_MS) {
          sweptAt = now();
          await deleteExpired(queries);
        }
        return await count(queries, keyOf(client), options);
      } catch (error) {
        onError(error);
        return { ok: true };
      }
    },
  };
}

/** In microseconds, so that two attempts hardly ever have the same time. */
const moment = sql`(extract(epoch from statement_timestamp()) * 1000000)::bigint`;

async function count(
  queries: Queries,
  key: string,
  { max, windowMs }: LimitRule,
): Promise<TakeResult> {
  const window = sql.lit(windowMs * 1000);
  const { rows } = await sql<{ taken: string; now: string }>`
    insert into rate_limits as known (client, taken, forget_at)
    values (${key}, ${moment}::text, ${moment} + ${window})
    on conflict (client) do update set (taken, forget_at) = (
      with recent as (
        select at from unnest(string_to_array(known.taken, ',')::bigint[]) as at
        where at > excluded.taken::bigint - ${window}
      ), counted as (
        select at from recent
        union all
        select excluded.taken::bigint where (select count(*) from recent) < ${sql.lit(max)}
      )
      select string_agg(at::text, ',' order by at), max(at) + ${window} from counted
    )
    returning taken, ${moment}::text as now`.execute(queries);
  const [row] = rows;
  if (!row) throw new Error("The database did not return a client's number of attempts.");
  const taken = row.taken.split(",");
  if (taken.includes(row.now)) return { ok: true };
  const allowed = Number(taken[0]) / 1000 + windowMs;
  return { ok: false, retryAfter: secondsUntil(allowed, Number(row.now) / 1000) };
}

async function deleteExpired(queries: Queries): Promise<void> {
  await sql`delete from rate_limits where forget_at < ${moment}`.execute(queries);
}
