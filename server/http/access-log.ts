import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "#server/log.ts";
import type { EndedRequest } from "#server/metrics/request-metrics.ts";
import { routeKind } from "#server/metrics/route-kind.ts";

/** Private links are keys: they do not belong into a log. */
const privateLink = /^(\/bookings\/).+/;

interface AccessLogOptions {
  /** Stands on the error page and in `x-request-id` too. */
  id: string;
  logger: Logger;
  onEnded: ((request: EndedRequest) => void) | undefined;
}

/** Writes one line per request once it is over; the path without its query, nothing personal. */
export function logWhenOver(
  request: IncomingMessage,
  response: ServerResponse,
  { id, logger, onEnded }: AccessLogOptions,
): void {
  const started = performance.now();
  response.once("close", () => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const status = response.statusCode;
    onEnded?.({ route: routeKind(request.method ?? "GET", path), status, ms });
    logger.info(
      {
        id,
        method: request.method,
        path: path.slice(0, 200).replace(privateLink, "$1:token"),
        status,
        ms,
        ...(response.writableFinished ? {} : { aborted: true }),
      },
      "request",
    );
  });
}
