import { type Draft, isOfVariant } from "#server/catalog/import/draft/draft.ts";
import type { Findings } from "#server/catalog/import/draft/findings.ts";

/** Puts each variant's row into the draft of its product, whose row it follows (rule 3.29). */
export async function* joinVariantRows(
  rows: AsyncIterable<Draft>,
  findings: Findings,
  columnOf: (field: string) => string | undefined,
): AsyncGenerator<Draft> {
  let product: Draft | undefined;
  for await (const row of rows) {
    if (!row.values.has("choice")) {
      if (product) yield product;
      product = row;
      continue;
    }
    const report = (field: string, message: string) => {
      const column = columnOf(field) ?? field;
      findings.add("problem", { row: row.rows[0] ?? 0, column, message });
    };
    const slug = row.values.get("slug");
    if (!product || (slug !== undefined && slug !== product.values.get("slug"))) {
      report("choice", "must come right below the row of its piece, with the same slug or none");
      continue;
    }
    if (!row.values.has("sku")) {
      report("sku", "is needed in the row of a choice");
      continue;
    }
    row.values.delete("slug");
    for (const field of row.values.keys()) {
      if (isOfVariant(field)) continue;
      report(field, "can't be set in the row of a choice; leave the cell empty");
    }
    const features = [row.values.get("specs.features"), ...row.moreFeatures].filter(Boolean);
    if (row.moreFeatures.length > 0) row.values.set("specs.features", features.join(", "));
    product.rows.push(...row.rows);
    product.variantRows.push(row.values);
  }
  if (product) yield product;
}
