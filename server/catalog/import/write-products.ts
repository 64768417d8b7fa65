import { join } from "node:path";
import type { ProductFile } from "#domain/product-file.ts";
import { productFileText } from "#server/catalog/product-file-text.ts";
import { writeAtomically } from "#server/platform/atomic-file.ts";

/** File mode: readable by all users of the machine, as nothing in the catalog is private. */
const WORLD_READABLE = 0o644;

/** Writes product files into the folder; a full disk or a crash never leaves a partial file. */
export function writeProducts(folder: string, files: readonly ProductFile[]): void {
  const contents = files.map((file) => ({
    path: join(folder, `${file.slug}.json`),
    content: productFileText(file),
  }));
  writeAtomically(contents, WORLD_READABLE);
}
