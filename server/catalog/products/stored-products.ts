import type { Product } from "#domain/product.ts";
import { joinShownModel, shownModelColumns } from "#server/catalog/models/model-rows.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { ProductStatus } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { entryOfRow } from "./product-rows.ts";

/** A product with whether it is on the site. */
export interface StoredProduct {
  product: Product;
  status: ProductStatus;
}

const BATCH = 1000;
/** PostgreSQL's smallest integer. */
const LOWEST_POSITION = -(2 ** 31);

/** All products that aren't removed, in catalog order, read a thousand at a time. */
export async function* storedProducts(queries: Queries): AsyncGenerator<StoredProduct> {
  let last = { position: LOWEST_POSITION, id: "" };
  for (;;) {
    const after = last;
    const rows = await retryOnBusy(() =>
      queries
        .selectFrom("products")
        .leftJoin("models", joinShownModel)
        .select(["id", "position", "status", "document", "updated_at"])
        .select(shownModelColumns)
        .where("status", "<>", "removed")
        .where(({ and, eb, or }) =>
          or([
            eb("position", ">", after.position),
            and([eb("position", "=", after.position), eb("id", ">", after.id)]),
          ]),
        )
        .orderBy("position")
        .orderBy("id")
        .limit(BATCH)
        .execute(),
    );
    for (const row of rows) yield { product: entryOfRow(row).product, status: row.status };
    last = rows.at(-1) ?? last;
    if (rows.length < BATCH) return;
  }
}
