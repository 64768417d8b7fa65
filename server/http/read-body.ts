import type { IncomingMessage } from "node:http";

export type BodyResult = { ok: true; body: Buffer } | { ok: false; status: 400 | 413 };

/** Reads a request's body up to a limit in bytes; 400 when the client went away halfway. */
export async function readBody(request: IncomingMessage, limit: number): Promise<BodyResult> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return { ok: false, status: 413 };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > limit) return { ok: false, status: 413 };
      chunks.push(chunk);
    }
  } catch {
    return { ok: false, status: 400 };
  }
  return { ok: true, body: Buffer.concat(chunks) };
}
