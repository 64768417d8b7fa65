import type { Stats } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { contentType } from "./content-types.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { isNotModified } from "./not-modified.ts";

/**
 * The response with a file sent straight from disk, whose ETag consists of its size and
 * modification time; undefined if there is no such file.
 */
export async function fileOnDisk(
  file: string,
  exchange: Exchange,
  cacheControl: string,
): Promise<HandlerResponse | undefined> {
  const opened = await open(file).catch(() => undefined);
  if (!opened) return undefined;
  const response = await fileResponse(opened, exchange, { file, cacheControl }).catch(
    () => undefined,
  );
  if (typeof response?.body !== "object") await opened.close();
  return response;
}

async function fileResponse(
  opened: FileHandle,
  exchange: Exchange,
  { file, cacheControl }: { file: string; cacheControl: string },
): Promise<HandlerResponse | undefined> {
  const found = await opened.stat();
  if (!found.isFile()) return undefined;
  const etag = etagOf(found);
  const headers = { "content-type": contentType(file), "cache-control": cacheControl, etag };
  if (isNotModified(exchange, 200, etag)) return { status: 304, headers };
  const response = { status: 200, headers: { ...headers, "content-length": found.size } };
  return exchange.method === "HEAD" ? response : { ...response, body: opened.createReadStream() };
}

function etagOf({ size, mtimeMs }: Stats): string {
  return `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
}
