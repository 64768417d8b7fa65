import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import type { Store } from "#server/store/store-interface.ts";
import { hasStarterModel } from "./product-model.ts";
import { productOfSku } from "./product-of-sku.ts";
import { hideModel, showNoModel } from "./show-model.ts";

/** What a product has instead of the model that was removed, or why none was. */
export type RemovedModel =
  | { kind: "removed"; sku: string; now: "starter" | "none" }
  | { kind: "unchanged"; sku: string }
  | { kind: "refused"; problem: string };

/**
 * Removes the model that a product has. Without the owner's it has the starter set's again, if there
 * is one; removed once more, it has none (rule 3.37).
 */
export function removeModel(store: Store, sku: string, now: Date): Promise<RemovedModel> {
  return writeCatalog(store, now, async (writer) => {
    const found = await productOfSku(writer.queries, sku);
    if (!found) return { kind: "refused", problem: `There is no product ${sku}.` };
    const { product } = found;
    const hasStarter = hasStarterModel(product.slug);
    if (product.model) {
      await hideModel(writer, product.id, now);
      return { kind: "removed", sku: product.sku, now: hasStarter ? "starter" : "none" };
    }
    if (!hasStarter || product.model === null) return { kind: "unchanged", sku: product.sku };
    await showNoModel(writer, product.id, now);
    return { kind: "removed", sku: product.sku, now: "none" };
  });
}
