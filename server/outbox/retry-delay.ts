/** After this many failed attempts of its own (about a day) a message is parked. */
export const MAX_ATTEMPTS = 12;
/** The same for attempts that fail because of the receiver: about three days (rule 15.8). */
export const MAX_RECEIVER_FAILURES = 77;
const GROWTH = 3;
const MAX_FACTOR = 2160;
const JITTER = 0.2;
/** Longest wait accepted from a `Retry-After` header. */
const MAX_RETRY_AFTER_MS = 6 * 60 * 60 * 1000;
/** Longest pauses of a receiver, in units of the base delay. */
const LONGEST_PAUSE = {
  /** Four and a half minutes: it may come back by itself, and that is noticed soon. */
  passing: 27,
  /** An hour: nothing changes before the owner acts. */
  lasting: 360,
};

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

/**
 * Milliseconds to pause a receiver after so many consecutive failures: the same delay as for an
 * attempt, but at most an hour, or less if the fault may pass by itself (rule 15.9).
 * @param baseMs `DELIVERY_RETRY_BASE_MS`.
 * @param random from 0 to 1.
 */
export function pauseMs(
  failures: number,
  baseMs: number,
  kind: keyof typeof LONGEST_PAUSE,
  random = Math.random(),
): number {
  return Math.min(retryDelayMs(failures, baseMs, random), longestPauseMs(baseMs, kind));
}

/** The longest of these pauses. */
export function longestPauseMs(baseMs: number, kind: keyof typeof LONGEST_PAUSE): number {
  return LONGEST_PAUSE[kind] * baseMs;
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
