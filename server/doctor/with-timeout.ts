import { setTimeout as wait } from "node:timers/promises";

/**
 * How long to wait for a database; shorter than a check may take, so that the finding can name what
 * hangs.
 */
export const DATABASE_MS = 5_000;

/** The work's result, or `fallback` if it takes longer than `ms`. */
export async function withTimeout<Value, Other>(
  work: Promise<Value>,
  ms: number,
  fallback: Other,
): Promise<Value | Other> {
  const done = new AbortController();
  try {
    return await Promise.race([work, wait(ms, fallback, { signal: done.signal })]);
  } finally {
    done.abort();
  }
}
