import { statSync } from "node:fs";
import { open } from "node:fs/promises";
import { contentType } from "./content-types.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { isNotModified } from "./not-modified.ts";

export interface FileOnDisk {
  /** Undefined when the file is gone. */
  respond: (exchange: Exchange) => Promise<HandlerResponse | undefined>;
}

/**
 * A file sent straight from disk. Its ETag consists of its size and modification time at startup.
 */
export function fileOnDisk(file: string, cacheControl: string): FileOnDisk {
  const { size, mtimeMs } = statSync(file);
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const headers = { "content-type": contentType(file), "cache-control": cacheControl, etag };
  return {
    respond: async (exchange) => {
      if (isNotModified(exchange, 200, etag)) return { status: 304, headers };
      const opened = await open(file).catch(() => undefined);
      if (!opened) return undefined;
      const response = { status: 200, headers: { ...headers, "content-length": size } };
      if (exchange.method !== "HEAD") return { ...response, body: opened.createReadStream() };
      await opened.close();
      return response;
    },
  };
}
