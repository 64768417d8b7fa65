import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "#server/log.ts";
import type { EndedRequest } from "#server/metrics/request-metrics.ts";
import { routeKind } from "#server/metrics/route-kind.ts";

/** Private links are keys, and an address typed into a path is a person's: neither is for a log. */
const secrets: readonly [what: RegExp, instead: string][] = [
  [/(\/bookings\/).+/i, "$1:token"],
  [/[0-9a-f]{32,}/gi, ":key"],
  [/[^/]*(?:@|%40)[^/]*/gi, ":address"],
];

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
        path: withoutSecrets(path.slice(0, 200)),
        status,
        ms,
        ...(response.writableFinished ? {} : { aborted: true }),
      },
      "request",
    );
  });
}

function withoutSecrets(path: string): string {
  return secrets.reduce((said, [what, instead]) => said.replace(what, instead), path);
}
