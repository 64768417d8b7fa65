import { exportCsv } from "#server/catalog/export/export-products.ts";
import { collections } from "#shop/collections.ts";
import { generateProducts } from "../../bench/catalog/generate-products.ts";
import { collect } from "./collect.ts";

/** Generated products as an owner's spreadsheet. */
export async function generatedCsv(count: number): Promise<string> {
  async function* stored() {
    for (const product of generateProducts(count)) yield { product, status: "published" } as const;
  }
  return (await collect(exportCsv(stored(), collections))).join("");
}
