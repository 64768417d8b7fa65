import type { Finding } from "#server/doctor/check.ts";

/**
 * Milliseconds the work takes when undisturbed: the best of a few tries, since other work may slow
 * down one of them.
 */
export async function bestTime(work: () => Promise<unknown>, tries = 3): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries; count += 1) {
    const startedAt = performance.now();
    await work();
    best = Math.min(best, performance.now() - startedAt);
  }
  return best;
}

/** A finding with a time that can be compared from day to day; a warning if it is over `slowMs`. */
export function timeFinding(subject: string, ms: number, slowMs: number, advice: string): Finding {
  const seen = `${subject} takes ${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
  return ms > slowMs
    ? { level: "warning", seen: `${seen}, which is slow`, advice }
    : { level: "ok", seen };
}

/** Milliseconds above which a shopper who submits a form notices a durable write. */
export const SLOW_WRITE_MS = 100;
