const WINDOW_MS = 10_000;
/** Four processes in turn still stay below the twenty redirects a browser follows. */
const MAX_REPEATS = 3;
const MAX_ENTRIES = 1_000;

/** Notices when somebody is redirected to one address again and again. */
export function redirectLoops(now = () => performance.now()) {
  const recent = new Map<string, { began: number; count: number }>();
  return {
    /** Counts one more redirect, by who is sent where; true when it only goes round in circles. */
    isLoop(key: string): boolean {
      const moment = now();
      const last = recent.get(key);
      const sent = last && moment - last.began < WINDOW_MS ? last : { began: moment, count: 0 };
      sent.count += 1;
      recent.delete(key);
      recent.set(key, sent);
      if (recent.size > MAX_ENTRIES) recent.delete(recent.keys().next().value ?? "");
      return sent.count > MAX_REPEATS;
    },
  };
}
