import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { CompletedRequest } from "#server/metrics/request-metrics.ts";
import type { Logger } from "#server/platform/log.ts";
import { isOutage } from "#server/store/outage.ts";
import { logRequest } from "./access-log.ts";
import { endWhenStopping } from "./end-when-stopping.ts";
import type { Exchange, Handler, HandlerResponse } from "./exchange.ts";
import { allowedMethods } from "./method-options.ts";
import { ServerBusyError } from "./overload.ts";
import { withPrivateHeaders } from "./private-pages.ts";
import { refusalCopy, refuse } from "./refusal.ts";
import { parseTarget } from "./request-target.ts";
import { send } from "./send.ts";

export interface ListenerOptions {
  /** Tried in order; the first response wins. */
  handlers: readonly Handler[];
  logger: Logger;
  /** Headers added to every response. */
  commonHeaders: Record<string, string>;
  /** Called for every request once it is over. */
  onEnded?: ((request: CompletedRequest) => void) | undefined;
  /** Whether lead forms are posted to this path. */
  isLeadForm: (path: string) => boolean;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
}

const methods = new Set(allowedMethods.split(", "));

/** Parses the request line, runs the handlers, sends the response and logs it. */
export function listener(options: ListenerOptions): RequestListener {
  const { handlers, logger, commonHeaders, onEnded, isLeadForm, stopping } = options;
  return (request, response) => {
    const exchange = newExchange(request);
    logRequest(request, response, { id: exchange.id, logger, onEnded, isLeadForm });
    const respond = (result: HandlerResponse) => {
      send(exchange, response, withPrivateHeaders(exchange.path, result), commonHeaders);
      const { body, endBody } = result;
      if (endBody && body instanceof Readable) endWhenStopping(body, endBody, stopping);
    };
    const respondToError = (err: unknown) => {
      if (!(err instanceof ServerBusyError))
        logger.error({ id: exchange.id, err }, "request failed");
      respond(errorResponse(exchange, err));
    };
    try {
      const response = refuseInvalid(exchange, request) ?? runHandlers(handlers, exchange);
      if (response instanceof Promise) response.then(respond).catch(respondToError);
      else respond(response);
    } catch (err) {
      respondToError(err);
    }
  };
}

function newExchange(request: IncomingMessage): Exchange {
  return { request, id: randomUUID(), method: request.method ?? "GET", path: "/", query: "" };
}

/**
 * Fills in the exchange's path and query; returns a refusal if the method or address isn't valid.
 */
function refuseInvalid(exchange: Exchange, request: IncomingMessage): HandlerResponse | undefined {
  if (!methods.has(exchange.method)) {
    return refuse(exchange, 405, refusalCopy(exchange).notTaken, { allow: allowedMethods });
  }
  // `OPTIONS *` asks about the server as a whole (RFC 9110, section 9.3.7).
  const isServerWide = exchange.method === "OPTIONS" && request.url === "*";
  const target = parseTarget(isServerWide ? "/" : (request.url ?? ""));
  if (target === 400) return refuse(exchange, 400, refusalCopy(exchange).linkBroken);
  if (target === 414) return refuse(exchange, 414, refusalCopy(exchange).linkTooLong);
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
  return refuse(exchange, 404, refusalCopy(exchange).nothingHere);
}

/** 503 for overload and outages, which pass, and 500 for errors we should have prevented. */
function errorResponse(exchange: Exchange, error: unknown): HandlerResponse {
  if (error instanceof ServerBusyError) {
    return refuse(exchange, 503, refusalCopy(exchange).busy, { "retry-after": error.retryAfter });
  }
  if (isOutage(error))
    return refuse(exchange, 503, refusalCopy(exchange).outage, { "retry-after": 10 });
  return refuse(exchange, 500, refusalCopy(exchange).failed);
}

/**
 * Closes the connection of a request that Node itself couldn't read, such as one with oversized
 * headers.
 */
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
