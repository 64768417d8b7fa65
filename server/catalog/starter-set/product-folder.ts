import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Collection } from "#domain/collection.ts";
import { duplicateProblems } from "#domain/duplicate-products.ts";
import type { Problem } from "#domain/problem.ts";
import type { Product } from "#domain/product.ts";
import { type ProductFile, readProduct } from "#domain/product-file.ts";

/** A valid product file: its path, its content and the resulting product. */
export interface ProductEntry {
  source: string;
  file: ProductFile;
  product: Product;
}

/** The contents of a folder of product files: the valid ones, and the problems of the others. */
export interface ProductFolder {
  /** In catalog order: by id, so the oldest product is first. */
  entries: ProductEntry[];
  problems: Problem[];
}

/**
 * Reads every `<slug>.json` of a folder. Problems name file, field and what is wrong (rule 1.2).
 * @throws if the folder can't be read.
 */
export function readProductFolder(
  folder: string,
  collections: readonly Collection[],
): ProductFolder {
  const problems: Problem[] = [];
  const entries: ProductEntry[] = [];
  for (const fileName of readdirSync(folder).sort()) {
    if (!fileName.endsWith(".json")) continue;
    const source = join(folder, fileName);
    const data = parseJson(source);
    if (!data.ok) {
      problems.push(data.problem);
      continue;
    }
    const result = readProduct(source, data.value, collections);
    if (result.ok) entries.push({ source, file: result.file, product: result.product });
    else problems.push(...result.problems);
  }
  problems.push(...duplicateProblems(entries));
  entries.sort((a, b) => Number(a.product.id) - Number(b.product.id));
  return { entries, problems };
}

function parseJson(source: string): { ok: true; value: unknown } | { ok: false; problem: Problem } {
  try {
    // Notepad on Windows writes a byte order mark at the start of files.
    const text = readFileSync(source, "utf8").replace(/^\ufeff/, "");
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const message = `is not valid JSON (${error.message}); look for a missing comma or quote`;
    return { ok: false, problem: { source, field: "", message } };
  }
}
