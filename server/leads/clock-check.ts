import { readMarker, setMarker } from "#server/store/markers.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** A clock that moved differently since the last look is believed after so much time without that. */
export const DISTRUST_MS = 60 * 60 * 1000;
/** When somebody looked last, and since when the clock is doubted: the same for all processes. */
const LAST_CHECK_MARKER = "retention-look";
const DISTRUSTED_MARKER = "retention-doubt";
/** Looks are an hour apart, but a machine may be off for a day or two. */
const MAX_STEP_MS = 48 * 60 * 60 * 1000;
/** How far wall clock and monotonic clock may drift apart between two looks of one process. */
const DRIFT_MS = 60_000;

/** Says whether a clock can be believed before something is done that cannot be undone. */
export interface ClockCheck {
  isTrusted(queries: Queries, now: Date): Promise<boolean>;
}

/**
 * Watches a clock from look to look. One that went back, that moved by more than two days since
 * anybody looked, or that jumped since this process did, is doubted for an hour in which nothing of
 * the kind happens again.
 * @param uptimeMs milliseconds by a clock nobody can set.
 */
export function createClockCheck(uptimeMs = () => performance.now()): ClockCheck {
  let msAheadOfUptime: number | undefined;
  return {
    isTrusted: async (queries, now) => {
      const ahead = now.getTime() - uptimeMs();
      const jumped = msAheadOfUptime !== undefined && Math.abs(ahead - msAheadOfUptime) > DRIFT_MS;
      msAheadOfUptime = ahead;
      const step = msSince(await readMarker(queries, LAST_CHECK_MARKER), now);
      // Doubted before the look is noted: who reads the new look finds the doubt as well.
      if (jumped || !(step >= 0 && step <= MAX_STEP_MS))
        await setMarker(queries, DISTRUSTED_MARKER, now);
      await setMarker(queries, LAST_CHECK_MARKER, now);
      return msSince(await readMarker(queries, DISTRUSTED_MARKER), now) >= DISTRUST_MS;
    },
  };
}

/** Without a mark it was long ago. */
function msSince(mark: string | undefined, now: Date): number {
  return mark === undefined ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(mark);
}
