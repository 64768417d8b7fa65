import { productFileSchema } from "#domain/product-file.ts";
import { type Draft, newDraft } from "#server/catalog/import/draft/draft.ts";
import { jsonObjects } from "#server/catalog/import/file/json-values.ts";
import type { Reading } from "./reading.ts";

const specFields = Object.keys(productFileSchema.shape.specs.shape);
/** An export says whether a product has a 3D model; a file can't change that. */
const ignored = ["published", "has360"];
const fields = Object.keys(productFileSchema.shape).filter(
  (field) => field !== "specs" && !ignored.includes(field),
);

/** Reads a list of complete products, as exported; missing fields are emptied. */
export async function* readJsonProducts(
  chunks: AsyncIterable<string>,
  { findings }: Reading,
): AsyncGenerator<Draft> {
  let row = 0;
  for await (const object of jsonObjects(chunks)) {
    row += 1;
    const given = recordOf(object);
    const specs = recordOf(given.specs);
    const draft = newDraft(row);
    for (const field of fields) draft.values.set(field, given[field]);
    for (const field of specFields) draft.values.set(`specs.${field}`, specs[field]);
    if (!("id" in given)) draft.values.delete("id");
    if (typeof given.published === "boolean") draft.hidden = !given.published;
    for (const field of Object.keys(given)) {
      if (fields.includes(field) || field === "specs" || ignored.includes(field)) continue;
      findings.add("problem", { row, column: field, message: "is not a field of a product" });
    }
    yield draft;
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
