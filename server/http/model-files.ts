import type { ModelFile, ModelVersions } from "#server/models/model-versions.ts";
import { immutable } from "./content-hashed.ts";
import { contentType } from "./content-types.ts";
import { negotiateEncoding } from "./encoding.ts";
import type { Exchange, Handler, HandlerResponse } from "./exchange.ts";
import { openedFile } from "./opened-file.ts";

/** A slug is at most as long as a file's name may be, with what follows it. */
const address = /^\/models\/([\w-]{1,200})\.([0-9a-f]{8})\.(glb|usdz)$/;

/** Sends 3D models, `?color=` in one of their looks (rule 3.34). */
export function modelFiles(models: ModelVersions): Handler {
  return (exchange) => {
    const { method, path, query } = exchange;
    if (method !== "GET" && method !== "HEAD") return undefined;
    const [, slug, hash, format] = address.exec(path) ?? [];
    if (!slug || !hash) return undefined;
    const color = new URLSearchParams(query).get("color") ?? undefined;
    return format === "glb"
      ? sendGlb(exchange, (encoding) => models.glb(slug, hash, color, encoding))
      : sendUsdz(exchange, models.usdz(slug, hash, color));
  };
}

async function sendGlb(
  exchange: Exchange,
  find: (encoding: "br" | "identity") => Promise<ModelFile | undefined>,
): Promise<HandlerResponse | undefined> {
  const negotiated = negotiateEncoding(exchange.request.headers["accept-encoding"]);
  const encoding = negotiated === "br" ? "br" : "identity";
  const found = await find(encoding);
  if (!found) return undefined;
  return openedFile(found.opened, exchange, {
    ...commonHeaders("glb", found),
    vary: "Accept-Encoding",
    ...(encoding === "br" ? { "content-encoding": "br" } : {}),
  });
}

async function sendUsdz(
  exchange: Exchange,
  finding: Promise<ModelFile | undefined>,
): Promise<HandlerResponse | undefined> {
  const found = await finding;
  return found && openedFile(found.opened, exchange, commonHeaders("usdz", found));
}

function commonHeaders(format: "glb" | "usdz", { etag }: ModelFile) {
  return {
    "content-type": contentType(`model.${format}`),
    "cache-control": immutable,
    "access-control-allow-origin": "*",
    etag,
  };
}
