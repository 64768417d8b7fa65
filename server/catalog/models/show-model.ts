import type { OwnModel } from "#domain/product.ts";
import type { CatalogWriter } from "#server/catalog/products/write-catalog.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { type ModelEntry, NO_MODEL } from "./model-rows.ts";

/**
 * Records a model whose file is about to be written, not shown yet: if the command is killed before
 * it is, the file is removed a day later, as one that was replaced.
 */
export async function announceModel(
  queries: Queries,
  productId: string,
  { name, hash, ...entry }: OwnModel,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await retryOnBusy(() =>
    queries
      .insertInto("models")
      .values(rowOf(productId, { name, hash, entry, at }))
      .onConflict((conflict) =>
        conflict
          .columns(["product_id", "hash"])
          .doUpdateSet({ changed_at: at })
          .where("models.state", "=", "replaced"),
      )
      .execute(),
  );
}

/** Shows a product's model in place of the one it had, in all processes. */
export function showModel(
  writer: CatalogWriter,
  productId: string,
  { name, hash, ...entry }: OwnModel,
  now: Date,
): Promise<void> {
  return show(writer, productId, { name, hash, entry, at: now.toISOString() });
}

/** Says that a product has no model, though the starter set has one for it. */
export function showNoModel(writer: CatalogWriter, productId: string, now: Date): Promise<void> {
  return show(writer, productId, { name: "", hash: NO_MODEL, entry: {}, at: now.toISOString() });
}

/** Lets a product have the starter set's model again, or none if there is none. */
export async function hideModel(
  writer: CatalogWriter,
  productId: string,
  now: Date,
): Promise<void> {
  await retire(writer.queries, productId, now.toISOString());
  await touch(writer, productId, now.toISOString());
}

interface NewRow {
  name: string;
  hash: string;
  entry: ModelEntry | Record<string, never>;
  at: string;
}

async function show(writer: CatalogWriter, productId: string, row: NewRow): Promise<void> {
  const { queries } = writer;
  await retire(queries, productId, row.at);
  const shown = { ...rowOf(productId, row), state: "shown" as const };
  const { name, entry, state, changed_at } = shown;
  await queries
    .insertInto("models")
    .values(shown)
    .onConflict((conflict) =>
      conflict.columns(["product_id", "hash"]).doUpdateSet({ name, entry, state, changed_at }),
    )
    .execute();
  await touch(writer, productId, row.at);
}

async function retire(queries: Queries, productId: string, at: string): Promise<void> {
  await queries
    .updateTable("models")
    .set({ state: "replaced", changed_at: at })
    .where("product_id", "=", productId)
    .where("state", "=", "shown")
    .execute();
}

/** Makes every process read the product again, with its model. */
async function touch(writer: CatalogWriter, productId: string, at: string): Promise<void> {
  const version = await writer.nextVersion();
  await writer.queries
    .updateTable("products")
    .set({ version, updated_at: at })
    .where("id", "=", productId)
    .execute();
}

function rowOf(product_id: string, { name, hash, entry, at }: NewRow) {
  return {
    product_id,
    hash,
    name,
    entry: JSON.stringify(entry),
    state: "replaced" as const,
    added_at: at,
    changed_at: at,
  };
}
