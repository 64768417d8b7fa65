/** After this many failed attempts (about a day) a message is parked. */
export const MAX_ATTEMPTS = 12;
/** The same for faults the owner must fix: about three days (rule 15.8). */
export const MAX_ATTEMPTS_SETUP_FAULT = 20;
const GROWTH = 3;
const MAX_FACTOR = 2160;
const JITTER = 0.2;
/** Longest wait accepted from a `Retry-After` header. */
const MAX_RETRY_AFTER_MS = 6 * 60 * 60 * 1000;
/** Longest pause of a receiver, in units of the base delay: four and a half minutes by default. */
const MAX_PAUSE_FACTOR = 27;

/**
 * Milliseconds to wait after failed attempt number `attempt` (from 1): base × min(3^(n−1), 2160),
 * ±20 % so that failed messages are not all retried at once (rule 15.7).
 * @param baseMs `DELIVERY_RETRY_BASE_MS`.
 * @param random from 0 to 1.
 */
export function retryDelayMs(attempt: number, baseMs: number, random = Math.random()): number {
  const factor = Math.min(GROWTH ** (attempt - 1), MAX_FACTOR);
  return Math.round(baseMs * factor * (1 - JITTER + 2 * JITTER * random));
}

/** The longest of these delays without its random part: six hours by default. */
export function maxDelayMs(baseMs: number): number {
  return MAX_FACTOR * baseMs;
}

/**
 * Milliseconds to pause a receiver after so many consecutive failures: the same delay as for an
 * attempt, but short enough that its recovery is noticed soon.
 */
export function pauseMs(failures: number, baseMs: number, random = Math.random()): number {
  return Math.min(retryDelayMs(failures, baseMs, random), MAX_PAUSE_FACTOR * baseMs);
}

/**
 * Parses `Retry-After` (seconds, also with decimals, or an HTTP date) as milliseconds from now, at
 * most six hours; undefined if it is missing, invalid or in the past.
 */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(header.trim())
    ? Math.ceil(Number(header) * 1000)
    : Date.parse(header) - now.getTime();
  return ms > 0 ? Math.min(ms, MAX_RETRY_AFTER_MS) : undefined;
}
