import type { Collection } from "#domain/collection.ts";
import { type ProductFile, readProduct } from "#domain/product-file.ts";
import type { Draft } from "#server/catalog/import/draft/draft.ts";
import { settleVariants } from "#server/catalog/import/draft/settle-variants.ts";
import { withChangedVariant } from "./changed-variant.ts";
import type { DraftChecks } from "./draft-checks.ts";
import type { ExistingProduct } from "./existing-products.ts";
import { NO_ID, type PlannedProduct } from "./planned-product.ts";
import { changesBetween, fileOf } from "./product-changes.ts";
import {
  changedProduct,
  newProduct,
  type UncheckedProduct,
  wantedSlug,
} from "./product-from-draft.ts";

/**
 * Plans one product of a file: added, changed or unchanged.
 * @param existing the existing product, with the changes of earlier rows.
 * @returns undefined if the checks have reported a problem.
 */
export function planProduct(
  draft: Draft,
  existing: ExistingProduct | undefined,
  checks: DraftChecks,
  collections: readonly Collection[],
): PlannedProduct | "unchanged" | undefined {
  const before = existing && fileOf(existing.product);
  if (draft.foreign) {
    settleVariants(draft, before?.options !== undefined);
    if (!checks.checkChoices(draft)) return undefined;
    checks.fillSkus(draft, before);
  }
  return existing && before
    ? planChange(draft, { ...existing, before }, checks, collections)
    : planAddition(draft, checks, collections);
}

function planChange(
  draft: Draft,
  { before, hidden: wasHidden, hiddenByHand }: ExistingProduct & { before: ProductFile },
  checks: DraftChecks,
  collections: readonly Collection[],
): ReturnType<typeof planProduct> {
  const isVariant = checks.isAboutVariant(draft, before);
  if (!checks.checkKnown(draft, before, isVariant)) return undefined;
  const after = isVariant ? withChangedVariant(draft, before) : changedProduct(draft, before);
  const changes = changesBetween(before, after);
  const hidden = hiddenByHand || (draft.hidden ?? wasHidden);
  if (hiddenByHand) checks.report.noteHidden(draft, before);
  const setsStatus = hidden !== wasHidden;
  if (!checks.checkUnique(draft, after, isVariant)) return undefined;
  if (changes.length === 0 && !setsStatus) return "unchanged";
  const checked = check(draft, after, checks, collections);
  if (!checked) return undefined;
  if (changes.some((change) => /^(width|length|height) /.test(change))) {
    checks.report.questionSizes(draft, checked.file);
  }
  checks.report.questionLoss(draft, before, after);
  if (setsStatus) changes.push(hidden ? "hidden" : "shown");
  return { kind: "changed", product: checked.product, hidden, setsStatus, changes };
}

function planAddition(
  draft: Draft,
  checks: DraftChecks,
  collections: readonly Collection[],
): ReturnType<typeof planProduct> {
  if (!checks.questionSku(draft)) return undefined;
  checks.shorten(draft);
  const slug = checks.freeSlug(draft, wantedSlug(draft));
  const isIdRight = checks.checkNewId(draft, slug);
  const after = newProduct(draft, slug);
  const isUnique = checks.checkUnique(draft, after);
  const checked = check(draft, isIdRight ? after : { ...after, id: NO_ID }, checks, collections);
  if (!checked || !isIdRight || !isUnique) return undefined;
  checks.report.questionSizes(draft, checked.file);
  checks.report.noteSizes(draft, checked.file);
  const hidden = draft.hidden ?? false;
  // The file may give the id of a removed product, which is then published again.
  const setsStatus = hidden || after.id !== NO_ID;
  return { kind: "added", product: checked.product, hidden, setsStatus, changes: [] };
}

function check(
  draft: Draft,
  after: UncheckedProduct,
  checks: DraftChecks,
  collections: readonly Collection[],
): { product: PlannedProduct["product"]; file: ProductFile } | undefined {
  const read = readProduct(`${after.slug}.json`, after, collections);
  if (!read.ok) checks.report.problems(draft, after, read.problems);
  return read.ok ? read : undefined;
}
