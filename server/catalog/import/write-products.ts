import { join } from "node:path";
import type { ProductFile } from "#domain/product-file.ts";
import { productFileText } from "#server/catalog/product-file-text.ts";
import { writeAtomically } from "#server/platform/atomic-file.ts";

/** Readable by everybody who works on the shop: nothing in the catalog is private. */
const WORLD_READABLE = 0o644;

/** Writes product files into the folder; a full disk or a crash never leaves half a file. */
export function writeProducts(folder: string, files: readonly ProductFile[]): void {
  const whole = files.map((file) => ({
    path: join(folder, `${file.slug}.json`),
    content: productFileText(file),
  }));
  writeAtomically(whole, WORLD_READABLE);
}
