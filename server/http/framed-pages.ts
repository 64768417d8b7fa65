import { paths } from "#domain/paths.ts";

/** Pages made to stand in a frame of our own pages (rule 16.11). */
const framed = new Set<string>([paths.priceMatchForm]);

/** Who may put a page into a frame. */
export function framedBy(path: string): "'self'" | "'none'" {
  return framed.has(path) ? "'self'" : "'none'";
}
