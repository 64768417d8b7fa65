/** Counts what a client does, in this process alone or for all processes on one database. */
export interface RateLimit {
  /** Counts one more, or says in how many whole seconds the next one is welcome. */
  take: (client: string) => TakeResult | Promise<TakeResult>;
}

export type TakeResult = { ok: true } | { ok: false; retryAfter: number };

/** How many are welcome within any window of this length. */
export interface LimitRule {
  max: number;
  windowMs: number;
}

export interface RateLimitOptions extends LimitRule {
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** Clients remembered at most, so that many addresses cannot fill the memory. */
  maxClients?: number;
}

/** A sliding window per client: a refused attempt does not count. */
export function rateLimitInMemory(options: RateLimitOptions): { take(client: string): TakeResult } {
  const { max, windowMs, now, maxClients = 20_000 } = options;
  const taken = new Map<string, number[]>();
  return {
    take(client) {
      const moment = now();
      const recent = (taken.get(client) ?? []).filter((at) => at > moment - windowMs);
      const oldest = recent[0];
      const full = recent.length >= max && oldest !== undefined;
      if (!full) recent.push(moment);
      taken.delete(client);
      taken.set(client, recent);
      if (taken.size > maxClients) taken.delete(taken.keys().next().value ?? "");
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
