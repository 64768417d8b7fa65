/** Counts what a client does; the memory of one process now, shared by several one day. */
export interface RateLimit {
  /** Counts one more, or says in how many whole seconds the next one is welcome. */
  take: (client: string) => { ok: true } | { ok: false; retryAfter: number };
}

export interface RateLimitOptions {
  /** How many are welcome within the window. */
  most: number;
  windowMs: number;
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** Clients remembered at most, so that many addresses cannot fill the memory. */
  mostClients?: number;
}

/** A sliding window per client: a refused attempt does not count. */
export function rateLimitInMemory(options: RateLimitOptions): RateLimit {
  const { most, windowMs, now, mostClients = 20_000 } = options;
  const taken = new Map<string, number[]>();
  return {
    take(client) {
      const moment = now();
      const recent = (taken.get(client) ?? []).filter((at) => at > moment - windowMs);
      const oldest = recent[0];
      const full = recent.length >= most && oldest !== undefined;
      if (!full) recent.push(moment);
      taken.delete(client);
      taken.set(client, recent);
      if (taken.size > mostClients) taken.delete(taken.keys().next().value ?? "");
      if (!full) return { ok: true };
      return { ok: false, retryAfter: Math.max(1, Math.ceil((oldest + windowMs - moment) / 1000)) };
    },
  };
}

/** Twenty lead posts in ten minutes from one client (architecture, "HTTP"). */
export function leadPostLimit(now: () => number = () => performance.now()): RateLimit {
  return rateLimitInMemory({ most: 20, windowMs: 10 * 60_000, now });
}
