import type { IncomingMessage } from "node:http";

export type BodyResult = { ok: true; body: Buffer } | { ok: false; status: 400 | 413 | 503 };

/**
 * Reads a request's body up to a limit in bytes; 400 when the client went away halfway, 503 when
 * `take` has no room for more.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  take: (bytes: number) => boolean = () => true,
): Promise<BodyResult> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return { ok: false, status: 413 };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > limit) return { ok: false, status: 413 };
      if (!take(chunk.length)) return { ok: false, status: 503 };
      chunks.push(chunk);
    }
  } catch {
    return { ok: false, status: 400 };
  }
  return { ok: true, body: Buffer.concat(chunks) };
}
