/** After this many failed attempts (about a day) a delivery is parked. */
export const MAX_ATTEMPTS = 12;
/** The same for trouble the owner has to mend: about three days (rule 15.8). */
export const MAX_ATTEMPTS_SETUP_FAULT = 20;
const GROWTH = 3;
const MAX_FACTOR = 2160;
const JITTER = 0.2;
/** A receiver may ask for patience, but not for more than this. */
const MAX_RETRY_AFTER_MS = 6 * 60 * 60 * 1000;
/** How long one failure keeps the others from trying: four and a half minutes as configured. */
const MAX_PAUSE_FACTOR = 27;

/**
 * Milliseconds to wait after failed attempt number `attempt` (from 1):
 * base × min(3^(n−1), 2160), ±20 % so that failed deliveries do not return all at once (rule 15.7).
 * @param baseMs `DELIVERY_RETRY_BASE_MS`.
 * @param random from 0 to 1.
 */
export function retryDelayMs(attempt: number, baseMs: number, random = Math.random()): number {
  const factor = Math.min(GROWTH ** (attempt - 1), MAX_FACTOR);
  return Math.round(baseMs * factor * (1 - JITTER + 2 * JITTER * random));
}

/** The longest of these waits, without the chance in it: six hours as configured. */
export function maxDelayMs(baseMs: number): number {
  return MAX_FACTOR * baseMs;
}

/**
 * Milliseconds for which nothing knocks at a receiver after so many knocks in a row have failed: as
 * an attempt's own wait, but short enough that its recovery is noticed soon.
 */
export function pauseMs(failures: number, baseMs: number, random = Math.random()): number {
  return Math.min(retryDelayMs(failures, baseMs, random), MAX_PAUSE_FACTOR * baseMs);
}

/**
 * Reads `Retry-After` (seconds, with decimals too, or an HTTP date) as milliseconds from now, at most six hours;
 * undefined when it says nothing useful.
 */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const asked = /^\d+(\.\d+)?$/.test(header.trim())
    ? Math.ceil(Number(header) * 1000)
    : Date.parse(header) - now.getTime();
  return asked > 0 ? Math.min(asked, MAX_RETRY_AFTER_MS) : undefined;
}
