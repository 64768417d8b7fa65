import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";

/** One request as every part of the server sees it, after its target proved well-formed. */
export interface Exchange {
  request: IncomingMessage;
  /** Stands in the log line, in `x-request-id` and on error pages. */
  id: string;
  method: string;
  /** Path as sent, percent-encoded, starting with one slash. */
  path: string;
  /** Query as sent, without the question mark; empty when there is none. */
  query: string;
}

/** What is sent back. Security headers, request id and date are added on sending. */
export interface HandlerResponse {
  status: number;
  headers: Record<string, string | number>;
  body?: Buffer | string | Readable;
}

/** Answers an exchange, or leaves it to the next one. */
export type Handler = (
  exchange: Exchange,
) => HandlerResponse | undefined | Promise<HandlerResponse | undefined>;
