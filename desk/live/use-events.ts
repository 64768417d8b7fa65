import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router";

/** Milliseconds after which a page without a stream asks again. */
const askMs = 15_000;
/** Milliseconds until a stream that the server ended is opened again, perhaps by another process. */
const reopenMs = 1_000;

/**
 * Fetches what the page shows whenever something has changed: told by one stream while the page is
 * visible, and every 15 seconds without one.
 */
export function useEvents(): void {
  const fetchShown = useEffectEvent(useFetchShown());
  useEffect(() => {
    let stream: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const close = () => {
      clearTimeout(timer);
      stream?.close();
      stream = undefined;
    };
    const reopenIn = (ms: number) => {
      close();
      timer = setTimeout(open, ms);
    };
    const open = () => {
      close();
      if (document.visibilityState === "hidden") return;
      stream = new EventSource("/desk/events");
      stream.addEventListener("hello", fetchShown);
      stream.addEventListener("change", fetchShown);
      stream.addEventListener("bye", () => reopenIn(reopenMs));
      stream.addEventListener("error", () => {
        // Also finds out why: offline, or signed out.
        fetchShown();
        reopenIn(askMs);
      });
    };

    open();
    document.addEventListener("visibilitychange", open);
    addEventListener("online", open);
    return () => {
      close();
      document.removeEventListener("visibilitychange", open);
      removeEventListener("online", open);
    };
  }, []);
}

/** Fetches one at a time; what changes meanwhile is fetched once more afterwards. */
function useFetchShown() {
  const { revalidate } = useRevalidator();
  const state = useRef<"idle" | "fetching" | "again">("idle");
  return async function fetchShown(): Promise<void> {
    if (state.current !== "idle") {
      state.current = "again";
      return;
    }
    state.current = "fetching";
    await revalidate();
    const isOutdated = (state.current as string) === "again";
    state.current = "idle";
    if (isOutdated) await fetchShown();
  };
}
