import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { CompletedRequest } from "#server/metrics/request-metrics.ts";
import type { Logger } from "#server/platform/log.ts";
import { isOutage } from "#server/store/outage.ts";
import { logRequest } from "./access-log.ts";
import type { Exchange, Handler, HandlerResponse } from "./exchange.ts";
import { allowedMethods } from "./method-options.ts";
import { ServerBusyError } from "./overload.ts";
import { cacheIfPrefetched } from "./prefetch.ts";
import { refuse } from "./refusal.ts";
import { parseTarget } from "./request-target.ts";
import { send } from "./send.ts";

export interface ListenerOptions {
  /** Asked in order; the first one with an answer wins. */
  handlers: readonly Handler[];
  logger: Logger;
  /** Headers every answer carries. */
  commonHeaders: Record<string, string>;
  /** Told of every request once it is over. */
  onEnded?: ((request: CompletedRequest) => void) | undefined;
  /** Whether the form of a lead stands at a path. */
  isLeadForm: (path: string) => boolean;
}

const methods = new Set(allowedMethods.split(", "));

/** Parses the request line, runs the handlers, sends the response and logs it. */
export function listener(options: ListenerOptions): RequestListener {
  const { handlers, logger, commonHeaders, onEnded, isLeadForm } = options;
  return (request, response) => {
    const exchange = opened(request);
    logRequest(request, response, { id: exchange.id, logger, onEnded, isLeadForm });
    const respond = (answer: HandlerResponse) =>
      send(exchange, response, cacheIfPrefetched(exchange, answer), commonHeaders);
    const respondToError = (err: unknown) => {
      if (!(err instanceof ServerBusyError))
        logger.error({ id: exchange.id, err }, "request failed");
      respond(errorResponse(exchange, err));
    };
    try {
      const response = refused(exchange, request) ?? runHandlers(handlers, exchange);
      if (response instanceof Promise) response.then(respond).catch(respondToError);
      else respond(response);
    } catch (err) {
      respondToError(err);
    }
  };
}

function opened(request: IncomingMessage): Exchange {
  return { request, id: randomUUID(), method: request.method ?? "GET", path: "/", query: "" };
}

/** The refusal of a request that cannot be for us; otherwise fills in its path and query. */
function refused(exchange: Exchange, request: IncomingMessage): HandlerResponse | undefined {
  if (!methods.has(exchange.method)) {
    return refuse(exchange, 405, "This address does not take that.", { allow: allowedMethods });
  }
  // `OPTIONS *` asks about the server as a whole (RFC 9110, section 9.3.7).
  const isServerWide = exchange.method === "OPTIONS" && request.url === "*";
  const target = parseTarget(isServerWide ? "/" : (request.url ?? ""));
  if (target === 400)
    return refuse(exchange, 400, "This link is broken. Please check its address.");
  if (target === 414) return refuse(exchange, 414, "This link is too long. Please shorten it.");
  exchange.path = target.path;
  exchange.query = target.query;
  return undefined;
}

function runHandlers(
  handlers: readonly Handler[],
  exchange: Exchange,
): HandlerResponse | Promise<HandlerResponse> {
  for (const [index, handle] of handlers.entries()) {
    const response = handle(exchange);
    if (response instanceof Promise) {
      return response.then((made) => made ?? runHandlers(handlers.slice(index + 1), exchange));
    }
    if (response) return response;
  }
  return refuse(exchange, 404, "There is nothing at this address.");
}

/** Honest about whose fault it is: 503 while we cannot, 500 when we should have been able to. */
function errorResponse(exchange: Exchange, error: unknown): HandlerResponse {
  if (error instanceof ServerBusyError) {
    return refuse(exchange, 503, BUSY, { "retry-after": error.retryAfter });
  }
  if (isOutage(error)) return refuse(exchange, 503, OUTAGE, { "retry-after": 10 });
  return refuse(exchange, 500, "Something went wrong on our side. Please try again.");
}

const BUSY = "Many people are here right now. Please try again in a few seconds.";
const OUTAGE =
  "We cannot reach our order book right now. Nothing you typed is lost in your browser: please try again in a minute.";

/** A request Node itself could not read, such as one with endless headers. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: ServerResponse["socket"]) {
  if (!socket?.writable || error.code === "ECONNRESET") return socket?.destroy();
  const status =
    error.code === "HPE_HEADER_OVERFLOW"
      ? "431 Request Header Fields Too Large"
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? "408 Request Timeout"
        : "400 Bad Request";
  return socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
