import type { Collection } from "#domain/collection.ts";
import { duplicateProblems } from "#domain/duplicate-products.ts";
import type { Problem } from "#domain/problem.ts";
import { type ProductFile, readProduct } from "#domain/product-file.ts";
import { productFileText } from "#server/catalog/product-file-text.ts";
import type { ProductEntry } from "#server/catalog/starter-set/product-folder.ts";
import {
  previousProduct,
  reusedIdMessage,
  type UsedId,
} from "#server/catalog/starter-set/used-ids.ts";
import { nextId, productFromRow } from "./product-from-row.ts";
import type { ImportRow, ReadRows } from "./read-rows.ts";

/** What an import would do; the lists are in the order of the rows. */
export interface ImportPlan {
  added: ProductFile[];
  updated: ProductFile[];
  unchanged: ProductFile[];
  /** All problems by row and column; if there are any, nothing may be written. */
  problems: string[];
}

interface PlannedRow {
  number: number;
  entry: ReturnType<typeof readProduct> & { ok: true };
  before: ProductEntry | undefined;
}

/**
 * Plans which products the rows add and which they update, matched by SKU or else by slug. Pure:
 * reads and writes no files. Products without a row are unchanged.
 */
export function planImport(
  { rows, placeOf: cellLabel, problems: readProblems }: ReadRows,
  entries: readonly ProductEntry[],
  collections: readonly Collection[],
  used: readonly UsedId[],
): ImportPlan {
  const problems = [...readProblems];
  const planned: PlannedRow[] = [];
  const report = (row: number, found: readonly Problem[]) =>
    problems.push(...found.map((problem) => rowProblem(row, problem, cellLabel)));

  let id = nextId(entries, rows, used);
  for (const row of rows) {
    const { before, conflicts } = findProduct(row, entries);
    const draft = productFromRow(row, before?.file, String(id));
    if (!before && !row.values.has("id")) id += 1;
    const read = readProduct(`${draft.slug}.json`, draft, collections);
    const previous = read.ok ? previousProduct(read.file, used) : undefined;
    const found = [
      ...conflicts,
      ...(read.ok ? [] : read.problems),
      ...(previous
        ? [{ source: "", field: "id", message: `${reusedIdMessage(previous)}, or none` }]
        : []),
    ];
    if (found.length > 0) report(row.number, found);
    else if (read.ok) planned.push({ number: row.number, entry: read, before });
  }
  problems.push(...conflicts(planned, entries, cellLabel));

  const files = (filter: (row: PlannedRow) => boolean) =>
    planned.filter(filter).map(({ entry }) => entry.file);
  return {
    added: files(({ before }) => !before),
    updated: files(({ before, entry }) => before !== undefined && isChanged(before, entry.file)),
    unchanged: files(({ before, entry }) => before !== undefined && !isChanged(before, entry.file)),
    problems: problems.sort((one, other) => rowOf(one) - rowOf(other)),
  };
}

/** The row a problem names, for sorting problems from the top of the sheet down. */
function rowOf(problem: string): number {
  return Number(/^row (\d+)/.exec(problem)?.[1]);
}

/** Finds the product a row is about, and the row's values that contradict it. */
function findProduct({ values }: ImportRow, entries: readonly ProductEntry[]) {
  const [sku, slug, id] = ["sku", "slug", "id"].map((field) => values.get(field));
  const bySku = entries.find(({ file }) => sku !== undefined && file.sku === sku);
  const before = bySku ?? entries.find(({ file }) => slug !== undefined && file.slug === slug);
  const conflicts: Problem[] = [];
  if (before && sku !== undefined && sku !== before.file.sku) {
    const { title, slug: taken } = before.file;
    const message = `is ${title}'s (${before.file.sku}). A new piece needs another slug, or none; to give ${title} another SKU, change it in ${taken}.json`;
    conflicts.push({ source: "", field: "slug", message });
  }
  if (before && slug !== undefined && slug !== before.file.slug) {
    const message = `is ${before.file.slug} for this piece and is its page's address; an import does not change it`;
    conflicts.push({ source: "", field: "slug", message });
  }
  if (before && id !== undefined && id !== before.file.id) {
    const message = `is ${before.file.id} for this piece; an import does not change it`;
    conflicts.push({ source: "", field: "id", message });
  }
  return { before, conflicts };
}

/** Problems with ids, slugs and SKUs used by two rows, or by a row and a product without a row. */
function conflicts(
  planned: readonly PlannedRow[],
  entries: readonly ProductEntry[],
  cellLabel: ReadRows["placeOf"],
): string[] {
  const withRows = new Set(planned.map(({ before }) => before));
  const others = entries.filter((entry) => !withRows.has(entry));
  const rows = planned.map(({ number, entry }) => ({
    source: `row ${number}`,
    product: entry.product,
  }));
  return duplicateProblems([...others, ...rows]).map((problem) =>
    rowProblem(Number(problem.source.replace("row ", "")), problem, cellLabel),
  );
}

function rowProblem(row: number, problem: Problem, cellLabel: ReadRows["placeOf"]): string {
  const label = cellLabel(problem.field);
  if (label) return `row ${row}, ${label}: ${problem.message}`;
  return `row ${row}: ${problem.field.replace("specs.", "")} ${problem.message}`;
}

function isChanged(before: ProductEntry, after: ProductFile): boolean {
  return productFileText(before.file) !== productFileText(after);
}
