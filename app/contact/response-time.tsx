import { useContext } from "react";
import { RespondByContext } from "#app/routing/respond-by.ts";
import { usualResponseTime, withResponseTime } from "#domain/response-time-text.ts";

/** A text of `copy/` with the response time as `{time}`. */
export type TextWithTime = (values: { time: string }) => string;

interface ResponseTimeProps {
  /** Response time to show for a promise made at another moment than the page was sent. */
  respondBy?: string | undefined;
  children: string | TextWithTime;
}

/**
 * A text that promises a response "within 24 hours", as of when the page was sent; if the shop is
 * closed in between, it names the day (rule 1.9).
 */
export function ResponseTime({ respondBy, children }: ResponseTimeProps) {
  const atRender = useContext(RespondByContext);
  const time = respondBy ?? atRender ?? usualResponseTime;
  return typeof children === "string" ? withResponseTime(children, time) : children({ time });
}
