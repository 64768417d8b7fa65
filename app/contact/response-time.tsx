import { useRootData } from "#app/routing/root-data.ts";
import { usualResponseTime, withResponseTime } from "#domain/response-time-text.ts";

interface ResponseTimeProps {
  /** When the promise was made, for what was said at another moment than the page was sent. */
  respondBy?: string | undefined;
  children: string;
}

/**
 * A text that promises an answer "within 24 hours", as it was true when the page was sent: where
 * the shop is closed in between it names the day (rule 1.9).
 */
export function ResponseTime({ respondBy, children }: ResponseTimeProps) {
  const served = useRootData()?.today.respondBy ?? usualResponseTime;
  return withResponseTime(children, respondBy ?? served);
}
