import { collections } from "#server/catalog/collections.ts";
import { exportCsv } from "#server/catalog/export/export-products.ts";
import { generateProducts } from "../../bench/catalog/generate-products.ts";
import { collect } from "./collect.ts";

/** Generated products as an owner's spreadsheet. */
export async function generatedCsv(count: number): Promise<string> {
  return (await collect(generatedLines(count))).join("");
}

/** The same line by line, for large files. */
export function generatedLines(count: number): AsyncGenerator<string> {
  async function* stored() {
    for (const product of generateProducts(count)) yield { product, status: "published" } as const;
  }
  return exportCsv(stored(), collections);
}
