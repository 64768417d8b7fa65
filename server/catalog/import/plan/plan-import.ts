import type { Collection } from "#domain/collection.ts";
import { slugFrom } from "#server/catalog/import/cells/slug-from.ts";
import type { Draft } from "#server/catalog/import/draft/draft.ts";
import type { CatalogFile } from "#server/catalog/import/formats/open-catalog-file.ts";
import { namedPictures } from "#server/catalog/import/pictures/fetch-pictures.ts";
import { DraftChecks } from "./draft-checks.ts";
import type { ExistingProduct, ExistingProducts } from "./existing-products.ts";
import { planProduct } from "./plan-product.ts";
import type { StagedProducts } from "./staged-products.ts";

/** Rows compared with the catalog at once. */
const BATCH = 500;

/** How many products an import would add, change and so on. */
export interface ImportCounts {
  added: number;
  changed: number;
  /** Added or changed products that aren't shown on the site. */
  hidden: number;
  unchanged: number;
}

/**
 * Compares the products of a file with the catalog, in batches: memory doesn't grow with the number
 * of products, apart from their SKUs and slugs. Changes nothing.
 * @param staged receives each product that is added or changed, in the order of the file.
 */
export async function planImport(
  file: CatalogFile,
  existing: ExistingProducts,
  collections: readonly Collection[],
  staged: StagedProducts,
): Promise<ImportCounts> {
  const counts: ImportCounts = { added: 0, changed: 0, hidden: 0, unchanged: 0 };
  const checks = new DraftChecks(file, existing);
  // Several rows may change the same product, so each starts from the previous row's result.
  const changed = new Map<string, ExistingProduct>();
  for await (const batch of batches(file.drafts)) {
    const found = await findProducts(batch, existing);
    await checks.prepare(
      batch.filter(
        (draft) => !found.has(draft) || draft.variants.length + draft.variantRows.length > 0,
      ),
    );
    for (const draft of batch) {
      const stored = found.get(draft);
      const product = stored && (changed.get(stored.product.id) ?? stored);
      const planned = planProduct(draft, product, checks, collections);
      if (planned === undefined) continue;
      const slug = planned === "unchanged" ? product?.product.slug : planned.product.slug;
      if (slug) await staged.addPictures(namedPictures(slug, draft.pictures));
      if (planned === "unchanged") {
        counts.unchanged += 1;
        continue;
      }
      counts[planned.kind] += 1;
      if (planned.hidden) counts.hidden += 1;
      if (planned.product.variants && !draft.foreign) {
        const hiddenByHand = product?.hiddenByHand ?? false;
        changed.set(planned.product.id, { ...planned, hiddenByHand });
      }
      await staged.add(planned);
    }
  }
  return counts;
}

/** The existing product of each draft, found by SKU or else by slug. */
async function findProducts(batch: readonly Draft[], existing: ExistingProducts) {
  const skus = batch.flatMap((draft) => skusOf(draft));
  const bySku = await existing.bySku([...new Set(skus)]);
  const found = new Map<Draft, ExistingProduct>();
  for (const draft of batch) {
    const sku = skusOf(draft).find((each) => bySku.has(each));
    const product = sku === undefined ? undefined : bySku.get(sku);
    if (product) found.set(draft, product);
  }
  const others = batch.filter((draft) => !found.has(draft));
  const slugs = new Set(others.flatMap((draft) => slugOf(draft) ?? []));
  const bySlug = await existing.bySlug([...slugs]);
  for (const draft of others) {
    const product = bySlug.get(slugOf(draft) ?? "");
    if (product) found.set(draft, product);
  }
  return found;
}

/** The SKUs to find a draft's product by, the most certain first. */
function skusOf({ values, variants, formerSku }: Draft): string[] {
  return [values.get("sku"), ...variants.map(({ sku }) => sku), formerSku].flatMap((sku) =>
    typeof sku === "string" && sku !== "" ? [sku] : [],
  );
}

function slugOf({ values, handle }: Draft): string | undefined {
  const slug = handle === undefined ? values.get("slug") : slugFrom(handle);
  return typeof slug === "string" ? slug : undefined;
}

async function* batches(drafts: AsyncIterable<Draft>): AsyncGenerator<Draft[]> {
  let batch: Draft[] = [];
  for await (const draft of drafts) {
    batch.push(draft);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
