import type { IncomingMessage, ServerResponse } from "node:http";
import type { CompletedRequest } from "#server/metrics/request-metrics.ts";
import { routeGroup } from "#server/metrics/route-group.ts";
import { type Logger, logFast } from "#server/platform/log.ts";

/** Private links are keys, and an address typed into a path is a person's: neither is for a log. */
const secretPaths: readonly [what: RegExp, instead: string][] = [
  [/(\/bookings\/).+/i, "$1:token"],
  [/[0-9a-f]{32,}/gi, ":key"],
  [/[^/]*(?:@|%40)[^/]*/gi, ":address"],
];

interface AccessLogOptions {
  /** Stands on the error page and in `x-request-id` too. */
  id: string;
  logger: Logger;
  onEnded: ((request: CompletedRequest) => void) | undefined;
  /** Whether the form of a lead stands at a path. */
  isLeadForm: (path: string) => boolean;
}

/**
 * Writes one line per request once it is over; the path without its query, nothing personal (rule
 * 16.9).
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { id, logger, onEnded, isLeadForm }: AccessLogOptions,
): void {
  const started = performance.now();
  const { method = "GET", url = "" } = request;
  response.once("close", () => {
    const [path = ""] = url.split("?", 1);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { statusCode: status, writableFinished: finished } = response;
    onEnded?.({ route: routeGroup(method, path, isLeadForm), status, ms });
    const said = redactPath(path.slice(0, 200));
    logFast(
      logger,
      { id, method, path: said, status, ms, aborted: finished ? undefined : true },
      "request",
    );
  });
}

function redactPath(path: string): string {
  return secretPaths.reduce((said, [what, instead]) => said.replace(what, instead), path);
}
