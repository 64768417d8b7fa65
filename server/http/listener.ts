import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { EndedRequest } from "#server/metrics/request-metrics.ts";
import type { Logger } from "#server/platform/log.ts";
import { isOutage } from "#server/store/outage.ts";
import { logWhenOver } from "./access-log.ts";
import type { Answer, Exchange, Handler } from "./exchange.ts";
import { keptIfFetchedAhead } from "./fetched-ahead.ts";
import { allowedMethods } from "./method-options.ts";
import { ServerBusy } from "./overload.ts";
import { refuse } from "./refusal.ts";
import { parseTarget } from "./request-target.ts";
import { send } from "./send.ts";

export interface ListenerOptions {
  /** Asked in order; the first one with an answer wins. */
  handlers: readonly Handler[];
  logger: Logger;
  /** Headers every answer carries. */
  everyAnswer: Record<string, string>;
  /** Told of every request once it is over. */
  onEnded?: ((request: EndedRequest) => void) | undefined;
  /** Whether the form of a lead stands at a path. */
  isLeadForm: (path: string) => boolean;
}

const methods = new Set(allowedMethods.split(", "));

/** The server's front desk: reads the request line, finds who answers, sends and logs it. */
export function listener(options: ListenerOptions): RequestListener {
  const { handlers, logger, everyAnswer, onEnded, isLeadForm } = options;
  return (request, response) => {
    const exchange = opened(request);
    logWhenOver(request, response, { id: exchange.id, logger, onEnded, isLeadForm });
    const reply = (answer: Answer) =>
      send(exchange, response, keptIfFetchedAhead(exchange, answer), everyAnswer);
    const fail = (err: unknown) => {
      if (!(err instanceof ServerBusy)) logger.error({ id: exchange.id, err }, "request failed");
      reply(answerFault(exchange, err));
    };
    try {
      const answer = refused(exchange, request) ?? ask(handlers, exchange);
      if (answer instanceof Promise) answer.then(reply).catch(fail);
      else reply(answer);
    } catch (err) {
      fail(err);
    }
  };
}

function opened(request: IncomingMessage): Exchange {
  return { request, id: randomUUID(), method: request.method ?? "GET", path: "/", query: "" };
}

/** The refusal of a request that cannot be for us; otherwise fills in its path and query. */
function refused(exchange: Exchange, request: IncomingMessage): Answer | undefined {
  if (!methods.has(exchange.method)) {
    return refuse(exchange, 405, "This address does not take that.", { allow: allowedMethods });
  }
  // `OPTIONS *` asks about the server as a whole (RFC 9110, section 9.3.7).
  const whole = exchange.method === "OPTIONS" && request.url === "*";
  const target = parseTarget(whole ? "/" : (request.url ?? ""));
  if (target === 400)
    return refuse(exchange, 400, "This link is broken. Please check its address.");
  if (target === 414) return refuse(exchange, 414, "This link is too long. Please shorten it.");
  exchange.path = target.path;
  exchange.query = target.query;
  return undefined;
}

function ask(handlers: readonly Handler[], exchange: Exchange): Answer | Promise<Answer> {
  for (const [index, handle] of handlers.entries()) {
    const answer = handle(exchange);
    if (answer instanceof Promise) {
      return answer.then((made) => made ?? ask(handlers.slice(index + 1), exchange));
    }
    if (answer) return answer;
  }
  return refuse(exchange, 404, "There is nothing at this address.");
}

/** Honest about whose fault it is: 503 while we cannot, 500 when we should have been able to. */
function answerFault(exchange: Exchange, error: unknown): Answer {
  if (error instanceof ServerBusy) {
    return refuse(exchange, 503, BUSY, { "retry-after": error.retryAfter });
  }
  if (isOutage(error)) return refuse(exchange, 503, OUTAGE, { "retry-after": 10 });
  return refuse(exchange, 500, "Something went wrong on our side. Please try again.");
}

const BUSY = "Many people are here right now. Please try again in a few seconds.";
const OUTAGE =
  "We cannot reach our order book right now. Nothing you typed is lost in your browser: please try again in a minute.";

/** A request Node itself could not read, such as one with endless headers. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: ServerResponse["socket"]) {
  if (!socket?.writable || error.code === "ECONNRESET") return socket?.destroy();
  const status =
    error.code === "HPE_HEADER_OVERFLOW"
      ? "431 Request Header Fields Too Large"
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? "408 Request Timeout"
        : "400 Bad Request";
  return socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
