import { setTimeout as wait } from "node:timers/promises";

/** Longest a database is waited for; shorter than a check may take, so that we say what hangs. */
export const DATABASE_MS = 5_000;

/** What the work gives, or `otherwise` when it takes longer than `ms`. */
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
