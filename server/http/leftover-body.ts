import type { IncomingMessage } from "node:http";
import { receive } from "./receive.ts";

/** What somebody may still send after our answer: a film, taken for a photo. */
const MOST_DISCARDED = 64 * 1024 * 1024;
/** Who has been answered and sends hardly anything need not be waited for. */
const PATIENCE_MS = 5_000;

/** Whether a request has a body that was not read to its end. */
export function hasLeftover({ headers, readableEnded }: IncomingMessage): boolean {
  const hasBody =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
  return hasBody && !readableEnded;
}

/**
 * Reads what is left of a body and keeps nothing. Who closes a connection while its other end is
 * still sending resets it, and the answer on its way there is lost.
 */
export async function discardLeftover(request: IncomingMessage): Promise<void> {
  let left = MOST_DISCARDED;
  const wants = (chunk: Buffer) => {
    left -= chunk.length;
    return left > 0;
  };
  await receive(request, wants, PATIENCE_MS);
}
