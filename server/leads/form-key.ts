import { attributionNames } from "./attribution.ts";
import { HONEYPOT_FIELD } from "./bot-check.ts";
import { itemsFromJson } from "./form-items.ts";
import type { LeadKind } from "./lead-kind.ts";
import { sha256 } from "./lead-record.ts";
import type { FormFields, PostedFiles } from "./submission.ts";

const MAX_KEY_LENGTH = 100;

/** Fields about the form itself, and the product id that the page finds for the product's name. */
const notTyped = new Set<string>([
  "idempotencyKey",
  "startedAt",
  HONEYPOT_FIELD,
  "productId",
  ...attributionNames,
]);

/**
 * The key under which a posted form is stored; undefined if it has none. The same form has the same
 * key, and a changed one another, so that it is a new request (rule 14.7). A kind that compares the
 * forms itself has one lead for each posted key (rule 10.27).
 */
export function formKey(
  kind: Pick<LeadKind, "hasChanged">,
  fields: FormFields,
  files: PostedFiles = new Map(),
): string | undefined {
  const posted = fields.get("idempotencyKey")?.[0]?.trim() ?? "";
  if (posted === "") return undefined;
  const key = posted.length > MAX_KEY_LENGTH ? sha256(posted) : posted;
  return kind.hasChanged ? key : `${key} ${sha256(typedContent(fields, files))}`;
}

/** What a shopper typed or chose, as text, the same for every post of the unchanged form. */
function typedContent(fields: FormFields, files: PostedFiles): string {
  const typed = [...fields]
    .filter(([name]) => !notTyped.has(name))
    .map(([name, values]) => [name, name === "items" ? values.map(typedItems) : values]);
  const attached = [...files].map(([field, { name, size }]) => [field, name, size]);
  return JSON.stringify([typed, attached]);
}

/** Items without their products' names, which a page may load again between two posts. */
function typedItems(json: string): unknown {
  return (
    itemsFromJson(json)?.map((item) => {
      const { title: _title, sku: _sku, slug: _slug, ...typed } = item;
      return typed;
    }) ?? json
  );
}
