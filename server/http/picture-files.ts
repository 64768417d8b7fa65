import type { Media } from "#server/media/media.ts";
import { contentHashedPath, immutable } from "./content-hashed.ts";
import { contentType } from "./content-types.ts";
import type { Exchange, Handler, HandlerResponse } from "./exchange.ts";
import { openedFile } from "./opened-file.ts";

const FOLDER = "/pictures/";

/** Sends the files of pictures published while the shop runs (rule 3.25). */
export function pictureFiles(media: Media): Handler {
  return (exchange) => {
    const { method, path } = exchange;
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (!path.startsWith(FOLDER) || !contentHashedPath.test(path)) return undefined;
    return sendFile(exchange, media, path.slice(FOLDER.length));
  };
}

async function sendFile(
  exchange: Exchange,
  media: Media,
  path: string,
): Promise<HandlerResponse | undefined> {
  const opened = await media.open(path);
  if (!opened) return undefined;
  return openedFile(opened, exchange, {
    "content-type": contentType(path),
    "cache-control": immutable,
  });
}
