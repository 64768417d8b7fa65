import { ByteCache } from "#server/platform/byte-cache.ts";

/**
 * Limits how often a client may do something, counted by this process or by all processes on one
 * database.
 */
export interface RateLimit {
  /** Counts one attempt, or returns after how many whole seconds the next one is allowed. */
  take: (client: string) => TakeResult | Promise<TakeResult>;
}

export type TakeResult = { ok: true } | { ok: false; retryAfter: number };

/** How many attempts are allowed in any period of this length. */
export interface LimitRule {
  max: number;
  windowMs: number;
}

export interface RateLimitOptions extends LimitRule {
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** Most bytes for the clients remembered, so that many addresses can't fill the memory. */
  maxBytes?: number;
}

/** Some 20,000 clients. */
const DEFAULT_MAX_BYTES = 8 * 1024 * 1024;
/** A list of moments, and each of them in the space that the list reserves, as measured. */
const LIST_BYTES = 200;
const MOMENT_BYTES = 12;

/** A sliding window per client; refused attempts don't count. */
export function rateLimitInMemory(options: RateLimitOptions): { take(client: string): TakeResult } {
  const { max, windowMs, now, maxBytes = DEFAULT_MAX_BYTES } = options;
  const taken = new ByteCache<number[]>({
    maxBytes,
    bytesOf: ({ length }) => LIST_BYTES + length * MOMENT_BYTES,
  });
  return {
    take(client) {
      const moment = now();
      const recent = (taken.get(client) ?? []).filter((at) => at > moment - windowMs);
      const oldest = recent[0];
      const full = recent.length >= max && oldest !== undefined;
      if (!full) recent.push(moment);
      taken.set(client, recent);
      return full
        ? { ok: false, retryAfter: secondsUntil(oldest + windowMs, moment) }
        : { ok: true };
    },
  };
}

/** Whole seconds to wait, at least one. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(1, Math.ceil((moment - now) / 1000));
}
