import { useContext, useSyncExternalStore } from "react";
import { RespondByContext } from "#app/routing/respond-by.ts";
import { responseTimeText } from "#domain/response-day.ts";
import { facts } from "#shop/facts.ts";
import { ResponseTime, type TextWithTime } from "./response-time.tsx";

/** A `ResponseTime` as of now, for a page that may be open for days before a form is submitted. */
export function ResponseTimeNow({ children }: { children: string | TextWithTime }) {
  const atRender = useContext(RespondByContext);
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
