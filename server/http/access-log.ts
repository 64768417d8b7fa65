import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "#server/log.ts";

/** Private links are keys: they do not belong into a log. */
const privateLink = /^(\/bookings\/).+/;

/** Writes one line per request once it is over; the path without its query, nothing personal. */
export function logWhenOver(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  logger: Logger,
): void {
  const started = performance.now();
  response.once("close", () => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    logger.info(
      {
        id,
        method: request.method,
        path: path.slice(0, 200).replace(privateLink, "$1:token"),
        status: response.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
        ...(response.writableFinished ? {} : { aborted: true }),
      },
      "request",
    );
  });
}
