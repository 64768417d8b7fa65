import type { Queries } from "#server/store/store-interface.ts";

/** The ids of the products with these ids or SKUs, and the names without a product. */
export async function productIds(
  queries: Queries,
  names: readonly string[],
): Promise<{ ids: string[]; unknown: string[] }> {
  const rows = await queries
    .selectFrom("products")
    .select(["id", "sku"])
    .where("status", "<>", "removed")
    .where(({ eb, or }) => or([eb("id", "in", names), eb("sku", "in", names)]))
    .execute();
  const known = new Set(rows.flatMap(({ id, sku }) => [id, sku]));
  return {
    ids: rows.map(({ id }) => id),
    unknown: names.filter((name) => !known.has(name)),
  };
}
