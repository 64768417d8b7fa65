/** After this many failed attempts (about a day) a delivery is parked. */
export const MOST_ATTEMPTS = 12;
const GROWTH = 3;
const LARGEST_FACTOR = 2160;
const JITTER = 0.2;
/** A receiver may ask for patience, but not for more than this. */
const LONGEST_RETRY_AFTER_MS = 6 * 60 * 60 * 1000;

/**
 * Milliseconds to wait after failed attempt number `attempt` (from 1):
 * base × min(3^(n−1), 2160), ±20 % so that failed deliveries do not return all at once.
 * @param baseMs `DELIVERY_RETRY_BASE_MS`.
 * @param random from 0 to 1.
 */
export function retryDelayMs(attempt: number, baseMs: number, random = Math.random()): number {
  const factor = Math.min(GROWTH ** (attempt - 1), LARGEST_FACTOR);
  return Math.round(baseMs * factor * (1 - JITTER + 2 * JITTER * random));
}

/**
 * Reads `Retry-After` (seconds, or an HTTP date) as milliseconds from now, at most six hours;
 * undefined when it says nothing useful.
 */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const asked = /^\d+$/.test(header.trim())
    ? Number(header) * 1000
    : Date.parse(header) - now.getTime();
  return asked > 0 ? Math.min(asked, LONGEST_RETRY_AFTER_MS) : undefined;
}
