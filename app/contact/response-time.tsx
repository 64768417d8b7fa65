import { useContext } from "react";
import { RespondByContext } from "#app/routing/respond-by.ts";
import { usualResponseTime } from "#formats";

/** A text of `copy/` with the response time as `{time}`. */
export type TextWithTime = (values: { time: string }) => string;

interface ResponseTimeProps {
  /** Response time to show for a promise made at another moment than the page was sent. */
  respondBy?: string | undefined;
  /** In a list, some texts may not name the time. */
  children: string | TextWithTime;
}

/**
 * A text that promises a response "within 24 hours", as of when the page was sent; if the shop is
 * closed in between, it names the day (rule 1.9).
 */
export function ResponseTime({ respondBy, children }: ResponseTimeProps) {
  const atRender = useContext(RespondByContext);
  if (typeof children === "string") return children;
  const text = children({ time: respondBy ?? atRender ?? usualResponseTime });
  // A text may start with the time.
  return text.charAt(0).toUpperCase() + text.slice(1);
}
