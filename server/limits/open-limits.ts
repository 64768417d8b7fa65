import { createHmac } from "node:crypto";
import type { Logger } from "#server/platform/log.ts";
import type { Store } from "#server/store/store-interface.ts";
import { type LimitRule, type RateLimit, rateLimitInMemory } from "./rate-limit.ts";
import { sharedRateLimit } from "./shared-rate-limit.ts";

const MINUTE_MS = 60_000;

/** What one client or person may do, by what is counted (rule 16.4). */
export const limitRules = {
  /** Posts of leads from one client address. */
  leadPosts: { max: 20, windowMs: 10 * MINUTE_MS },
  /**
   * Leads from one email address, or one phone if there is no email, whichever client sends them.
   */
  leadsOfContact: { max: 30, windowMs: 60 * MINUTE_MS },
  /** Moves and cancellations from one client address; each sends two emails. */
  bookingChanges: { max: 20, windowMs: 10 * MINUTE_MS },
  /** What is done on quotes' pages from one client address. */
  quotePosts: { max: 20, windowMs: 10 * MINUTE_MS },
  /** What is done on one quote's page, whichever client does it. */
  postsOfQuote: { max: 60, windowMs: 60 * MINUTE_MS },
  /** Sign-in links asked for from one client address. */
  signInRequests: { max: 20, windowMs: 10 * MINUTE_MS },
  /** Sign-in links asked for of one email address. */
  linksOfAddress: { max: 5, windowMs: 60 * MINUTE_MS },
  /** Attempts to sign in by a link or a passkey from one client address. */
  signInAttempts: { max: 20, windowMs: 10 * MINUTE_MS },
  /** Posts of one session at the desk. */
  staffActions: { max: 600, windowMs: 10 * MINUTE_MS },
} satisfies Record<string, LimitRule>;

/** One rate limit for each rule. */
export type Limits = Readonly<Record<keyof typeof limitRules, RateLimit>>;

export interface LimitDeps {
  store: Pick<Store, "engine" | "queries">;
  /** Hashes the keys; the same in all processes that share a database. */
  linkSecret: string;
  logger: Logger;
}

/**
 * Limits shared by all processes on PostgreSQL; in memory on SQLite, which has one web process
 * (decision 014).
 */
export function openLimits({ store, linkSecret, logger }: LimitDeps): Limits {
  if (store.engine === "sqlite") return limitsInMemory();
  return eachLimit((name, rule) =>
    sharedRateLimit({
      ...rule,
      queries: store.queries,
      keyOf: (client) =>
        createHmac("sha256", linkSecret).update(`limit ${name} ${client}`).digest("base64url"),
      onError: (err) => logger.warn({ err, limit: name }, "could not count; letting in"),
    }),
  );
}

/** Limits of this process only. */
export function limitsInMemory(now: () => number = () => performance.now()): Limits {
  return eachLimit((_name, rule) => rateLimitInMemory({ ...rule, now }));
}

function eachLimit(make: (name: keyof Limits, rule: LimitRule) => RateLimit): Limits {
  const names = Object.keys(limitRules) as (keyof Limits)[];
  return Object.fromEntries(names.map((name) => [name, make(name, limitRules[name])])) as Limits;
}
