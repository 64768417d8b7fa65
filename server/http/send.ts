import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { closeWhenStalled } from "./stalled-client.ts";
import { discardUnreadBody, hasUnreadBody } from "./unread-body.ts";

/**
 * Sends a response with the common headers. A client that disconnects early isn't an error. If the
 * request's body wasn't read to its end, the connection can't be used again: it is closed once the
 * client has had time to read the response.
 */
export function send(
  { request, method, id }: Exchange,
  response: ServerResponse,
  { status, headers, body }: HandlerResponse,
  commonHeaders: Record<string, string>,
): void {
  if (response.headersSent || response.destroyed) {
    if (body instanceof Readable) body.destroy();
    return;
  }
  const all: HandlerResponse["headers"] = { ...commonHeaders, ...headers, "x-request-id": id };
  closeWhenStalled(response);
  const unread = hasUnreadBody(request);
  if (unread) all.connection = "close";
  if (body instanceof Readable) {
    response.writeHead(status, all);
    pipeline(body, response).catch(() => response.destroy());
    return;
  }
  const empty = status === 304 || status === 204;
  if (!empty) all["content-length"] ??= Buffer.byteLength(body ?? "");
  response.writeHead(status, all);
  const sent = method === "HEAD" || empty ? "" : (body ?? "");
  if (!unread) {
    response.end(sent);
    return;
  }
  response.write(sent);
  discardUnreadBody(request).then(() => response.end());
}
