import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";

/** What a page is rendered from. */
export interface PageRequest {
  request: Pick<IncomingMessage, "headers">;
  /** Appears in the log line, in `x-request-id` and on error pages. */
  id: string;
  method: string;
  /** Path as sent, percent-encoded, starting with one slash. */
  path: string;
  /** Query as sent, without the question mark; empty when there is none. */
  query: string;
}

/** One request as handlers see it, after its target was found well-formed. */
export interface Exchange extends PageRequest {
  request: IncomingMessage;
}

/** What a handler responds with. Security headers, request id and date are added on sending. */
export interface HandlerResponse {
  status: number;
  headers: Record<string, string | number>;
  /** A stream is sent as it comes, not compressed, and may be silent for as long as it likes. */
  body?: Buffer | string | Readable;
  /** Ends a stream that stays open, perhaps after a last event; called when the process stops. */
  endBody?: () => void;
}

/** Responds to an exchange, or returns undefined to leave it to the next handler. */
export type Handler = (
  exchange: Exchange,
) => HandlerResponse | undefined | Promise<HandlerResponse | undefined>;
