import { readMarker, setMarker } from "#server/store/markers.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** How long a clock must run without a jump before it is trusted again. */
export const DISTRUST_MS = 60 * 60 * 1000;
/** Markers shared by all processes: the last check, and since when the clock is distrusted. */
const LAST_CHECK_MARKER = "retention-look";
const DISTRUSTED_MARKER = "retention-doubt";
/** Longest time between checks, which are an hour apart: a machine may be off for a day or two. */
const MAX_STEP_MS = 48 * 60 * 60 * 1000;
/** Largest drift allowed between wall clock and monotonic clock between two checks of a process. */
const DRIFT_MS = 60_000;

/** Decides whether a clock can be trusted before data is erased for good. */
export interface ClockCheck {
  isTrusted(queries: Queries, now: Date): Promise<boolean>;
}

/**
 * Creates a clock check. A clock is distrusted for an hour if it went back, advanced by more than
 * two days since any process checked, or jumped since this process checked; every such event
 * starts the hour again.
 * @param uptimeMs milliseconds on a clock that can't be set.
 */
export function createClockCheck(uptimeMs = () => performance.now()): ClockCheck {
  let msAheadOfUptime: number | undefined;
  return {
    isTrusted: async (queries, now) => {
      const ahead = now.getTime() - uptimeMs();
      const jumped = msAheadOfUptime !== undefined && Math.abs(ahead - msAheadOfUptime) > DRIFT_MS;
      msAheadOfUptime = ahead;
      const step = msSince(await readMarker(queries, LAST_CHECK_MARKER), now);
      // Set before the check's marker, so that a process reading the new check also sees the
      // distrust.
      if (jumped || !(step >= 0 && step <= MAX_STEP_MS))
        await setMarker(queries, DISTRUSTED_MARKER, now);
      await setMarker(queries, LAST_CHECK_MARKER, now);
      return msSince(await readMarker(queries, DISTRUSTED_MARKER), now) >= DISTRUST_MS;
    },
  };
}

/** Milliseconds since a marker was set; infinite if it wasn't. */
function msSince(marker: string | undefined, now: Date): number {
  return marker === undefined ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(marker);
}
