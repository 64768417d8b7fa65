import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { ProductFile } from "#domain/product-file.ts";
import { productFileText } from "#server/catalogue/product-file-text.ts";

/**
 * Writes product files into the folder. All are first written beside their places and flushed to
 * disk, and only then renamed into them, so that a full disk or a crash never leaves half a file.
 */
export function writeProducts(folder: string, files: readonly ProductFile[]): void {
  const moves = files.map((file) => ({
    file,
    draft: join(folder, `.${file.slug}.import-${process.pid}`),
    place: join(folder, `${file.slug}.json`),
  }));
  try {
    for (const { draft, file } of moves) writeFlushed(draft, productFileText(file));
    for (const { draft, place } of moves) renameSync(draft, place);
  } finally {
    for (const { draft } of moves) rmSync(draft, { force: true });
  }
}

function writeFlushed(path: string, text: string): void {
  const descriptor = openSync(path, "w");
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
