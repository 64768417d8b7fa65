import { collections } from "#server/catalog/collections.ts";
import { exportCsv, exportJson } from "#server/catalog/export/export-products.ts";
import { productIds } from "#server/catalog/products/product-rows.ts";
import { storedProducts } from "#server/catalog/products/stored-products.ts";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import type { Store } from "#server/store/store-interface.ts";
import { withCatalogStore } from "./catalog-store.ts";
import { count, fail, indented, print, stream, terminalText } from "./print.ts";

const statuses = { hide: "hidden", show: "published", remove: "removed" } as const;
const done = { hide: "Hidden", show: "Shown", remove: "Removed" } as const;

/** Prints all products in a format that can be imported. Returns the exit code. */
export async function exportProducts(format: "csv" | "json"): Promise<number> {
  await withCatalogStore({ quiet: true }, (store) => {
    const products = storedProducts(store.queries);
    return stream(format === "csv" ? exportCsv(products, collections) : exportJson(products));
  });
  return 0;
}

/** Prints a line for each product. Returns the exit code. */
export async function listProducts(): Promise<number> {
  await withCatalogStore({}, (store) => stream(lines(store)));
  return 0;
}

async function* lines({ queries }: Store): AsyncGenerator<string> {
  for await (const { product, status } of storedProducts(queries)) {
    const { id, sku, title } = product;
    yield terminalText(`${id}  ${sku.padEnd(16)}  ${status.padEnd(9)}  ${title}\n`);
  }
}

/** Hides, shows or removes the products with these ids or SKUs. Returns the exit code. */
export async function setStatus(
  command: keyof typeof statuses,
  names: readonly string[],
): Promise<number> {
  return await withCatalogStore({}, async (store) => {
    const { ids, unknown } = await productIds(store.queries, names);
    if (unknown.length > 0) {
      return fail(["Nothing was changed. There is no product:", ...indented(unknown)]);
    }
    await writeCatalog(store, new Date(), (writer) => writer.setStatus(ids, statuses[command]));
    print([`${done[command]}: ${count(ids.length, "product")}.`]);
    return 0;
  });
}
