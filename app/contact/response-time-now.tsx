import { useSyncExternalStore } from "react";
import { useRootData } from "#app/routing/root-data.ts";
import { responseTimeText } from "#domain/response-day.ts";
import { usualResponseTime } from "#domain/response-time-text.ts";
import { facts } from "#shop/facts.ts";
import { ResponseTime } from "./response-time.tsx";

/** An `ResponseTime` of this moment, for a page that may have been open for days when something is sent. */
export function ResponseTimeNow({ children }: { children: string }) {
  const served = useRootData()?.today.respondBy ?? usualResponseTime;
  const respondBy = useSyncExternalStore(never, responseTimeNow, () => served);
  return (
    <span>
      <ResponseTime respondBy={respondBy}>{children}</ResponseTime>
    </span>
  );
}

/** By when a request made now is answered, `within 24 hours` or `by Friday, November 27`. */
export function responseTimeNow(): string {
  return responseTimeText(facts, new Date());
}

function never() {
  return () => {};
}
