import type { Collection } from "#domain/collection.ts";
import type { Store } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";
import { UnreadableFileError } from "./file/csv-records.ts";
import { emptyMapping, type Mapping } from "./formats/mapping.ts";
import { openCatalogFile } from "./formats/open-catalog-file.ts";
import type { FetchedPictures, PictureAddress } from "./pictures/fetch-pictures.ts";
import { ExistingProducts } from "./plan/existing-products.ts";
import { type ImportCounts, planImport } from "./plan/plan-import.ts";
import type { PlannedProduct } from "./plan/planned-product.ts";
import { StagedProducts } from "./plan/staged-products.ts";
import { CatalogChangedError, writeStaged } from "./plan/write-staged.ts";

export interface ImportOptions {
  collections: readonly Collection[];
  mapping?: Mapping;
  /** If false, the import is only planned (`--dry-run`). */
  write: boolean;
  /** Writes even if there are questions (`--sure`). */
  sure?: boolean;
  now?: Date;
  /** Fetches pictures given as addresses, once everything is written (`--fetch-pictures`). */
  fetchPictures?: (pictures: AsyncIterable<PictureAddress>) => Promise<FetchedPictures>;
  /** Called with each product that is, or would be, added or changed, once the file is read. */
  onProduct?: (product: PlannedProduct) => void;
}

/** What an import did or would do, and the findings about its file. */
export interface ImportResult {
  /** What the file is, such as `a Shopify export`. */
  kind: string;
  written: boolean;
  counts: ImportCounts;
  /** Each stops the import. */
  problems: string[];
  /** Each stops the import unless the owner is sure. */
  questions: string[];
  notes: string[];
  /** How many picture addresses there are on each host. */
  pictureHosts: ReadonlyMap<string, number>;
  /** The outcome, if pictures were fetched. */
  pictures?: FetchedPictures;
  /** A mapping to correct, if the file needs one. */
  mapping?: Mapping;
}

const nothing: ImportCounts = { added: 0, changed: 0, hidden: 0, unchanged: 0 };

/**
 * Adds and updates products from a file of any kind that is recognized, matched by SKU or else by
 * slug. If any row has a problem, nothing is written (rule 3.8).
 */
export async function importProducts(
  store: Store,
  path: string,
  options: ImportOptions,
): Promise<ImportResult> {
  const staged = new StagedProducts();
  try {
    return await importStaged(store, path, staged, options);
  } catch (error) {
    const refused = (problem: string) => ({
      kind: "",
      written: false,
      counts: nothing,
      problems: [problem],
      questions: [],
      notes: [],
      pictureHosts: new Map(),
    });
    if (error instanceof UnreadableFileError) return refused(error.message);
    if (error instanceof CatalogChangedError) {
      return refused("The catalog was changed while the file was read. Run the import again.");
    }
    throw error;
  } finally {
    staged.remove();
  }
}

async function importStaged(
  store: Store,
  path: string,
  staged: StagedProducts,
  options: ImportOptions,
): Promise<ImportResult> {
  const { collections, mapping, write, sure = false, now = new Date(), onProduct } = options;
  const existing = new ExistingProducts(store.queries);
  const version = await existing.version();
  const clock = { now, timeZone: facts.timeZone };
  const file = await openCatalogFile(path, {
    collections,
    mapping: mapping ?? emptyMapping,
    clock,
  });
  const counts = await planImport(file, existing, collections, staged);
  await staged.finish();
  const { findings } = file;
  const problems = findings.lines("problem");
  const questions = findings.lines("question");
  const total = counts.added + counts.changed + counts.unchanged;
  if (total === 0 && problems.length === 0) problems.push("The file has no products in it.");
  const isRight = problems.length === 0 && (sure || questions.length === 0);
  const changes = counts.added + counts.changed > 0;
  if (write && isRight && changes) await writeStaged(store, staged, version, now);
  if (problems.length === 0 && onProduct)
    for await (const product of staged.read()) onProduct(product);
  const pictures = write && isRight && (await options.fetchPictures?.(staged.readPictures()));
  const suggested = problems.length > 0 ? file.mapping() : undefined;
  return {
    kind: file.kind,
    written: write && isRight,
    counts,
    problems,
    questions,
    notes: findings.lines("note"),
    pictureHosts: staged.pictureHosts,
    ...(pictures ? { pictures } : {}),
    ...(suggested ? { mapping: suggested } : {}),
  };
}
