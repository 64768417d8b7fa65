import type { Stats } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { contentType } from "./content-types.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { isNotModified } from "./not-modified.ts";

/**
 * The response with a file sent straight from disk, with these further headers; undefined if there
 * is no such file. Without another, its content type is that of its name and its ETag consists of
 * its size and modification time.
 */
export async function fileOnDisk(
  file: string,
  exchange: Exchange,
  further: HandlerResponse["headers"] & { "cache-control": string },
): Promise<HandlerResponse | undefined> {
  const opened = await open(file).catch(() => undefined);
  if (!opened) return undefined;
  const response = await fileResponse(opened, exchange, { file, further }).catch(() => undefined);
  if (typeof response?.body !== "object") await opened.close();
  return response;
}

async function fileResponse(
  opened: FileHandle,
  exchange: Exchange,
  { file, further }: { file: string; further: HandlerResponse["headers"] },
): Promise<HandlerResponse | undefined> {
  const found = await opened.stat();
  if (!found.isFile()) return undefined;
  const headers = { "content-type": contentType(file), etag: etagOf(found), ...further };
  if (isNotModified(exchange, 200, String(headers.etag))) return { status: 304, headers };
  const response = { status: 200, headers: { ...headers, "content-length": found.size } };
  return exchange.method === "HEAD" ? response : { ...response, body: opened.createReadStream() };
}

function etagOf({ size, mtimeMs }: Stats): string {
  return `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
}
