import type { OpenedFile } from "#server/media/media.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { fileOnDisk } from "./file-on-disk.ts";
import { isNotModified } from "./not-modified.ts";

/**
 * The response with a file that is on disk or, if the disk had no space, in memory; undefined if it
 * is gone meanwhile.
 */
export async function openedFile(
  opened: OpenedFile,
  exchange: Exchange,
  headers: HandlerResponse["headers"] & { "cache-control": string },
): Promise<HandlerResponse | undefined> {
  if ("file" in opened) return fileOnDisk(opened.file, exchange, headers);
  const { etag } = headers;
  if (etag !== undefined && isNotModified(exchange, 200, String(etag))) {
    return { status: 304, headers };
  }
  const { bytes } = opened;
  return { status: 200, headers: { ...headers, "content-length": bytes.length }, body: bytes };
}
