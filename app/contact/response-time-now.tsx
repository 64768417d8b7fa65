import { useSyncExternalStore } from "react";
import { useRootData } from "#app/routing/root-data.ts";
import { responseTimeText } from "#domain/response-day.ts";
import { usualResponseTime } from "#domain/response-time-text.ts";
import { facts } from "#shop/facts.ts";
import { ResponseTime } from "./response-time.tsx";

/** A `ResponseTime` as of now, for a page that may be open for days before a form is submitted. */
export function ResponseTimeNow({ children }: { children: string }) {
  const atRender = useRootData()?.today.respondBy ?? usualResponseTime;
  const respondBy = useSyncExternalStore(never, responseTimeNow, () => atRender);
  return (
    <span>
      <ResponseTime respondBy={respondBy}>{children}</ResponseTime>
    </span>
  );
}

/** When the shop responds to a request made now: `within 24 hours` or `by Friday, November 27`. */
export function responseTimeNow(): string {
  return responseTimeText(facts, new Date());
}

function never() {
  return () => {};
}
