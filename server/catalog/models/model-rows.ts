import type { JoinBuilder } from "kysely";
import type { OwnModel } from "#domain/product.ts";
import type { ModelRow, Tables } from "#server/store/schema.ts";

/** Identifies an owner's model, because a product may have several over time. */
export type ModelKey = Pick<ModelRow, "product_id" | "hash">;

/** The hash in the row of a product that has no model though the starter set has one. */
export const NO_MODEL = "";

/** The columns of `models` in a query of products; null if the product has no such row. */
export interface ShownModelColumns {
  model_name: string | null;
  model_hash: string | null;
  model_entry: string | null;
}

export const shownModelColumns = [
  "models.name as model_name",
  "models.hash as model_hash",
  "models.entry as model_entry",
] as const;

/** Joins each product with the row of the model it shows. */
export function joinShownModel<Join extends JoinBuilder<Tables, "products" | "models">>(
  join: Join,
): Join {
  return join
    .onRef("models.product_id", "=", "products.id")
    .on("models.state", "=", "shown") as Join;
}

/**
 * The owner's model of a product in a query with `shownModelColumns`; null if the owner took the
 * starter set's away, undefined if neither was done.
 */
export function ownModelOf(columns: Partial<ShownModelColumns>): OwnModel | null | undefined {
  const { model_name: name, model_hash: hash, model_entry: entry } = columns;
  if (name == null || hash == null || entry == null) return undefined;
  if (hash === NO_MODEL) return null;
  return { name, hash, ...(JSON.parse(entry) as ModelEntry) };
}

/** What is stored of a model beside its name and hash. */
export type ModelEntry = Omit<OwnModel, "name" | "hash">;
