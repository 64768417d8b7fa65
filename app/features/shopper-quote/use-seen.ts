import { useEffect } from "react";
import { useLocation } from "react-router";

/** How long a page must be visible in all until it counts as seen, milliseconds. */
const SEEN_AFTER_MS = 2000;

/**
 * Tells the shop once that the page was visible for two seconds (rule 19.11).
 * @param counts false for a preview, and for a page that was seen before
 */
export function useSeen(counts: boolean): void {
  const { pathname } = useLocation();
  useEffect(
    () => (counts ? afterVisible(SEEN_AFTER_MS, () => post(pathname)) : undefined),
    [counts, pathname],
  );
}

function post(path: string): void {
  const body = new URLSearchParams({ action: "seen" });
  const headers = { Accept: "application/json" };
  fetch(path, { method: "POST", body, headers, keepalive: true }).catch(() => {});
}

/** Calls back once the page has been visible for so long, in any number of visits to its tab. */
function afterVisible(ms: number, done: () => void): () => void {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - since;
  };
  const follow = () => {
    pause();
    if (document.hidden) return;
    since = performance.now();
    timer = setTimeout(finish, Math.max(0, left));
  };
  const stop = () => {
    pause();
    document.removeEventListener("visibilitychange", follow);
  };
  function finish() {
    stop();
    done();
  }
  document.addEventListener("visibilitychange", follow);
  follow();
  return stop;
}
