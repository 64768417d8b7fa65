import { type Problem, problemLine } from "#domain/problem.ts";
import { collections } from "#server/catalog/collections.ts";
import { brokenOwnModels, brokenStarterModels } from "#server/catalog/models/broken-models.ts";
import { checkShop } from "#server/catalog/starter-set/check-shop.ts";
import { catalogFolder } from "#server/catalog/starter-set/load-products.ts";
import { readProductFolder } from "#server/catalog/starter-set/product-folder.ts";
import { recordUsedIds } from "#server/catalog/starter-set/used-ids.ts";
import { withShopStore } from "#server/commands/shop-store.ts";
import { openMedia } from "#server/media/open-media.ts";
import { loadSettings } from "#server/startup/load-config.ts";
import { NoDatabaseError } from "#server/store/no-database.ts";
import { count, fail, indented, print } from "./print.ts";

/** Checks the owner's files and prints what to change. Returns the exit code. */
export async function check(strict: boolean): Promise<number> {
  const { productCount, problems, warnings } = checkShop();
  const models = await modelProblems();
  const wrong = [...problems, ...models, ...(strict ? warnings : [])];
  if (wrong.length > 0) {
    const lines = indented(wrong.map(problemLine));
    return fail([`${count(wrong.length, "problem")} to put right:`, ...lines]);
  }
  recordIds(catalogFolder());
  print([`In order: the shop's facts, the collections and ${count(productCount, "product")}.`]);
  if (warnings.length > 0) {
    print([`Pictures still missing: ${warnings.length} (--strict lists them).`]);
  }
  return 0;
}

/** The files of 3D models that are gone or broken: the starter set's, and those in the database. */
async function modelProblems(): Promise<Problem[]> {
  const { broken: starter } = await brokenStarterModels();
  const settings = loadSettings();
  const own = await withShopStore(settings, { quiet: true }, async (store) => {
    const { broken } = await brokenOwnModels(store.queries, openMedia(store, settings.dataDir));
    return broken;
  }).catch((error) => {
    // There is none before the shop first starts.
    if (error instanceof NoDatabaseError) return [];
    throw error;
  });
  return [
    ...starter.map(({ of, problem }) => problemOf(`public/models/${of}`, problem)),
    ...own.map(({ of, problem }) => problemOf(of, problem)),
  ];
}

function problemOf(source: string, problem: "gone" | "broken"): Problem {
  return { source, field: "3D model", message: `its file is ${problem}` };
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
