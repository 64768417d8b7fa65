import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { collections } from "#server/catalog/collections.ts";
import { type ImportOptions, importProducts } from "#server/catalog/import/import-products.ts";
import { type StoredProduct, storedProducts } from "#server/catalog/products/stored-products.ts";
import type { Store } from "#server/store/store-interface.ts";

/** The text of a file in `tests/fixtures/catalog-files`. */
export function textOf(name: string): string {
  return readFileSync(join("tests/fixtures/catalog-files", name), "utf8");
}

/** Imports text or bytes as a file. */
export async function importText(
  store: Store,
  content: string | Uint8Array,
  options: Partial<ImportOptions> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "import-test-"));
  try {
    const path = join(folder, "file");
    writeFileSync(path, content);
    return await importProducts(store, path, { collections, write: true, ...options });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** All products of the catalog, by SKU. */
export async function productsBySku({ queries }: Store): Promise<Map<string, StoredProduct>> {
  const products = new Map<string, StoredProduct>();
  for await (const stored of storedProducts(queries)) products.set(stored.product.sku, stored);
  return products;
}
