import type { IncomingMessage } from "node:http";
import { receiveBody } from "./receive-body.ts";

/** What somebody may still send after our answer: a film, taken for a photo. */
const MAX_DISCARDED = 64 * 1024 * 1024;
/** Who has been answered and sends hardly anything need not be waited for. */
const TIMEOUT_MS = 5_000;

/** Whether a request has a body that was not read to its end. */
export function hasUnreadBody({ headers, readableEnded }: IncomingMessage): boolean {
  const hasBody =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
  return hasBody && !readableEnded;
}

/**
 * Reads what is left of a body and keeps nothing. Who closes a connection while its other end is
 * still sending resets it, and the answer on its way there is lost.
 */
export async function discardUnreadBody(request: IncomingMessage): Promise<void> {
  let left = MAX_DISCARDED;
  const wants = (chunk: Buffer) => {
    left -= chunk.length;
    return left > 0;
  };
  await receiveBody(request, wants, TIMEOUT_MS);
}
