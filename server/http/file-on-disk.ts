import { createReadStream, statSync } from "node:fs";
import { contentType } from "./content-types.ts";
import type { Answer, Exchange } from "./exchange.ts";

export interface FileOnDisk {
  answer: (exchange: Exchange) => Answer;
}

/** A file sent straight from disk; its size and age, taken at start, are its tag. */
export function fileOnDisk(file: string, cacheControl: string): FileOnDisk {
  const { size, mtimeMs } = statSync(file);
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const headers = { "content-type": contentType(file), "cache-control": cacheControl, etag };
  return {
    answer: ({ request, method }) => {
      if (request.headers["if-none-match"]?.includes(etag)) return { status: 304, headers };
      const found = { status: 200, headers: { ...headers, "content-length": size } };
      return method === "HEAD" ? found : { ...found, body: createReadStream(file) };
    },
  };
}
