import type { IncomingMessage, ServerResponse } from "node:http";
import { maskPath } from "#domain/private-pages.ts";
import type { CompletedRequest } from "#server/metrics/request-metrics.ts";
import { routeGroup } from "#server/metrics/route-group.ts";
import { type Logger, logFast } from "#server/platform/log.ts";

/** Parts of a path that must not be logged, beside private links: keys and email addresses. */
const secretPaths: readonly [pattern: RegExp, replacement: string][] = [
  [/[0-9a-f]{32,}/gi, ":key"],
  [/[^/]*(?:@|%40)[^/]*/gi, ":address"],
];

interface AccessLogOptions {
  /** Also shown on the error page and sent as `x-request-id`. */
  id: string;
  logger: Logger;
  onEnded: ((request: CompletedRequest) => void) | undefined;
  /** Whether lead forms are posted to this path. */
  isLeadForm: (path: string) => boolean;
}

/**
 * Logs one line per request once it is over: the path without its query and nothing personal (rule
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
    const redacted = redactPath(path.slice(0, 200));
    logFast(
      logger,
      { id, method, path: redacted, status, ms, aborted: finished ? undefined : true },
      "request",
    );
  });
}

function redactPath(path: string): string {
  return secretPaths.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    maskPath(path),
  );
}
