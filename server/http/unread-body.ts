import type { IncomingMessage } from "node:http";
import { receiveBody } from "./receive-body.ts";

/**
 * Most bytes a client may still send after the response, such as a video chosen instead of a photo.
 */
const MAX_DISCARDED = 64 * 1024 * 1024;
/** A client that got its response and hardly sends anything isn't waited for. */
const TIMEOUT_MS = 5_000;

/** Whether a request has a body that was not read to its end. */
export function hasUnreadBody({ headers, readableEnded }: IncomingMessage): boolean {
  const hasBody =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
  return hasBody && !readableEnded;
}

/**
 * Reads the rest of a body and discards it. Closing a connection while the client is still sending
 * would reset it, and the response would be lost.
 */
export async function discardUnreadBody(request: IncomingMessage): Promise<void> {
  let left = MAX_DISCARDED;
  const onChunk = (chunk: Buffer) => {
    left -= chunk.length;
    return left > 0;
  };
  await receiveBody(request, onChunk, TIMEOUT_MS);
}
