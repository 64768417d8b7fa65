import type { Finding } from "#server/doctor/check.ts";

/**
 * Milliseconds the work takes when nothing is in its way: the best of a few tries, since one may
 * meet somebody else's.
 */
export async function bestTime(work: () => Promise<unknown>, tries = 3): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries; count += 1) {
    const began = performance.now();
    await work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

/** A time with a number that can be compared with another day's; a warning when it is over `slowMs`. */
export function timeFinding(what: string, ms: number, slowMs: number, advice: string): Finding {
  const seen = `${what} takes ${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
  return ms > slowMs
    ? { level: "warning", seen: `${seen}, which is slow`, advice }
    : { level: "ok", seen };
}

/** A durable write slower than this is felt by whoever sends a form. */
export const SLOW_WRITE_MS = 100;
