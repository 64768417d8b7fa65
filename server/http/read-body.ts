import type { IncomingMessage } from "node:http";
import { receive } from "./receive.ts";

export type BodyResult =
  | { ok: true; body: Buffer }
  | { ok: false; status: 400 | 408 | 413 | 503; size: number };

/**
 * Reads a request's body up to a limit in bytes; 400 when the client went away halfway, 408 when
 * it was too slow, 503 when `take` has no room for more. `size` is what was announced or had arrived
 * by then, in bytes. What it leaves of the body is discarded when the answer is sent.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  take: (bytes: number) => boolean = () => true,
): Promise<BodyResult> {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > limit) return { ok: false, status: 413, size: announced };
  const chunks: Buffer[] = [];
  let size = 0;
  const received = await receive(request, (chunk) => {
    size += chunk.length;
    if (size > limit || !take(chunk.length)) return false;
    chunks.push(chunk);
    return true;
  });
  if (received === "gone") return { ok: false, status: 400, size };
  if (received === "slow") return { ok: false, status: 408, size };
  if (received === "enough") return { ok: false, status: size > limit ? 413 : 503, size };
  return { ok: true, body: Buffer.concat(chunks) };
}
