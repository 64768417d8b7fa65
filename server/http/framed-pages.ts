import { englishPath } from "#domain/addresses/english-path.ts";
import { paths } from "#domain/paths.ts";

/** Pages made to be shown in a frame on our own pages (rule 16.11). */
const framed = new Set<string>([paths.priceMatchForm]);

/** The `frame-ancestors` source for a page: who may show it in a frame. */
export function framedBy(path: string): "'self'" | "'none'" {
  return framed.has(englishPath(path)) ? "'self'" : "'none'";
}
