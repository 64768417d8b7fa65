import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The smallest encoding the client accepts. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (accepts(accepted, "br")) return "br";
  return accepts(accepted, "gzip") ? "gzip" : "identity";
}

function accepts(header: string, encoding: string): boolean {
  const offer = new RegExp(`(?:^|[\\s,])${encoding}(?:\\s*;\\s*q=([\\d.]+))?\\s*(?:,|$)`, "i");
  const found = offer.exec(header);
  return found !== null && Number(found[1] ?? 1) > 0;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * How hard to press: `once` for what is made at start and sent for days, `now` for a page a
 * shopper is waiting for.
 */
export type Effort = "once" | "now";

export function compress(body: Buffer, encoding: "br" | "gzip", effort: Effort): Promise<Buffer> {
  if (encoding === "gzip") return zip(body, { level: effort === "once" ? 9 : 5 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === "once" ? 11 : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Types that get smaller; pictures and fonts are compressed already. */
export function compressible(type: string): boolean {
  return /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/(svg\+xml|x-icon))/.test(
    type,
  );
}
