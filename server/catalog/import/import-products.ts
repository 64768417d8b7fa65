import { problemLine } from "#domain/problem.ts";
import type { ProductFile } from "#domain/product-file.ts";
import { readProductFolder } from "#server/catalog/starter-set/product-folder.ts";
import { readUsedIds, recordUsedIds } from "#server/catalog/starter-set/used-ids.ts";
import { collections } from "#shop/collections.ts";
import { importColumns } from "./columns.ts";
import { type ImportPlan, planImport } from "./plan-import.ts";
import { readRows } from "./read-rows.ts";
import { readSpreadsheet } from "./spreadsheet.ts";
import { writeProducts } from "./write-products.ts";

/**
 * Adds and updates products from a spreadsheet saved as CSV. If anything is wrong with any row,
 * nothing is written (rule 3.8).
 * @param bytes the CSV file as it is on disk.
 * @param write if false, only plans the import (`--dry-run`).
 * @returns what was, or would be, added, updated and left unchanged; or all problems.
 */
export function importProducts(
  bytes: Uint8Array,
  folder: string,
  { write }: { write: boolean },
): ImportPlan {
  const { entries, problems } = readProductFolder(folder, collections);
  if (problems.length > 0) return refused(problems.map(problemLine));
  const sheet = readSpreadsheet(bytes);
  if ("unreadable" in sheet) return refused([sheet.unreadable]);
  if (sheet.rows.length === 0) return refused(["The file has no rows below its header."]);

  const rows = readRows(sheet, importColumns(collections));
  const plan = planImport(rows, entries, collections, readUsedIds(folder));
  const changed: ProductFile[] = [...plan.added, ...plan.updated];
  if (write && plan.problems.length === 0) {
    writeProducts(folder, changed);
    // If the disk is full and this fails, the next check or import records the ids.
    recordUsedIds(folder, [...entries.map(({ file }) => file), ...changed]);
  }
  return plan;
}

function refused(problems: string[]): ImportPlan {
  return { added: [], updated: [], unchanged: [], problems };
}
