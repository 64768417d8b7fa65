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

/**
 * Counts a request once it is over and writes one line; the path without its query, nothing
 * personal. A page or file that was simply given is a line only at level `debug` (decision 054).
 */
export function logWhenOver(
  request: IncomingMessage,
  response: ServerResponse,
  { id, logger, onEnded }: AccessLogOptions,
): void {
  const started = performance.now();
  const { method = "GET", url = "" } = request;
  response.once("close", () => {
    const [path = ""] = url.split("?", 1);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { statusCode: status, writableFinished: finished } = response;
    onEnded?.({ route: routeKind(method, path), status, ms });
    const level = method !== "POST" && status < 400 && finished ? "debug" : "info";
    if (!logger.isLevelEnabled(level)) return;
    const aborted = finished ? {} : { aborted: true };
    const said = withoutSecrets(path.slice(0, 200));
    logger[level]({ id, method, path: said, status, ms, ...aborted }, "request");
  });
}

function withoutSecrets(path: string): string {
  return secrets.reduce((said, [what, instead]) => said.replace(what, instead), path);
}
