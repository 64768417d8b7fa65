import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Answer, Exchange } from "./exchange.ts";

/** Sends an answer with the headers every answer carries. A client that leaves early is no fault. */
export function send(
  { method, id }: Exchange,
  response: ServerResponse,
  { status, headers, body }: Answer,
  everyAnswer: Record<string, string>,
): void {
  if (response.headersSent || response.destroyed) return;
  const all: Answer["headers"] = { ...everyAnswer, ...headers, "x-request-id": id };
  if (body instanceof Readable) {
    response.writeHead(status, all);
    pipeline(body, response).catch(() => response.destroy());
    return;
  }
  const empty = status === 304 || status === 204;
  if (!empty) all["content-length"] ??= Buffer.byteLength(body ?? "");
  response.writeHead(status, all);
  response.end(method === "HEAD" || empty ? undefined : body);
}
