import { problemLine } from "#domain/problem.ts";
import { checkShop } from "#server/catalog/starter-set/check-shop.ts";
import { catalogFolder } from "#server/catalog/starter-set/load-products.ts";
import { readProductFolder } from "#server/catalog/starter-set/product-folder.ts";
import { recordUsedIds } from "#server/catalog/starter-set/used-ids.ts";
import { collections } from "#shop/collections.ts";
import { count, fail, indented, print } from "./print.ts";

/** Checks the owner's files and prints what to change. Returns the exit code. */
export function check(strict: boolean): number {
  const { productCount, problems, warnings } = checkShop();
  const wrong = strict ? [...problems, ...warnings] : problems;
  if (wrong.length > 0) {
    const lines = indented(wrong.map(problemLine));
    return fail([`${count(wrong.length, "problem")} to put right:`, ...lines]);
  }
  recordIds(catalogFolder());
  print([`In order: the shop's facts, the collections and ${count(productCount, "product")}.`]);
  if (warnings.length > 0) {
    print([`Pictures and 3D models still missing: ${warnings.length} (--strict lists them).`]);
  }
  return 0;
}

/** Updates the list of used ids; a read-only folder only causes a message. */
function recordIds(folder: string): void {
  const { entries } = readProductFolder(folder, collections);
  try {
    recordUsedIds(
      folder,
      entries.map(({ file }) => file),
    );
  } catch {
    print(["The list of used ids could not be written: the folder is read-only."]);
  }
}
