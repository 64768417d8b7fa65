import { existsSync } from "node:fs";
import { differsInColorAlone } from "#domain/options/shown-color.ts";
import type { Product, Swatch, Variant } from "#domain/product.ts";
import { catalogFolder, loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { readMarker, setMarker } from "#server/store/markers.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { entryOfRow } from "./product-rows.ts";
import { type CatalogWriter, writeCatalog } from "./write-catalog.ts";
import { skuOwners } from "./write-variants.ts";

/** Set once a store has the colors, so that an owner who removes them doesn't get them again. */
export const STARTER_COLORS = "starter colors";

/**
 * Gives the products of the starter set their colors to choose, in a store that an older version
 * filled (rule 3.30). A product whose colors the owner changed stays as it is; of every other only
 * options and variants are added.
 * @throws ProblemsError if a file of the starter set is invalid.
 */
export async function addStarterColors(store: Store, now: Date, folder = catalogFolder()) {
  const isDone = await retryOnBusy(() => readMarker(store.queries, STARTER_COLORS));
  if (isDone || !existsSync(folder)) return;
  const starters = loadProducts(folder).filter(differsInColorAlone);
  await writeCatalog(store, now, async (writer) => {
    // If several processes start at once, the others wait here and then find it done.
    await writer.queries
      .updateTable("catalog_state")
      .set((state) => ({ version: state.ref("version") }))
      .execute();
    if (await readMarker(writer.queries, STARTER_COLORS)) return;
    await setMarker(writer.queries, STARTER_COLORS, now);
    await writer.save(await withColors(writer, starters));
  });
}

/** The stored products that can take the colors of the starter set. */
async function withColors(writer: CatalogWriter, starters: readonly Product[]): Promise<Product[]> {
  const stored = await storedById(
    writer.queries,
    starters.map(({ id }) => id),
  );
  const owners = await skuOwners(
    writer.queries,
    starters.flatMap(({ variants = [] }) => variants.map(({ sku }) => sku)),
  );
  const changed: Product[] = [];
  for (const starter of starters) {
    const product = stored.get(starter.id);
    if (!product || !hasColorsOf(product, starter)) continue;
    const isTaken = (sku: string) => (owners.get(sku) ?? product.id) !== product.id;
    if (starter.variants?.some(({ sku }) => isTaken(sku))) continue;
    const ids = await writer.newIds(starter.variants?.length ?? 0);
    changed.push(productWithColors(product, starter, ids));
  }
  return changed;
}

async function storedById(queries: Queries, ids: readonly string[]): Promise<Map<string, Product>> {
  const rows = await queries
    .selectFrom("products")
    .select(["document", "position", "updated_at"])
    .where("id", "in", ids)
    .where("status", "<>", "removed")
    .execute();
  return new Map(
    rows.map((row) => entryOfRow(row).product).map((product) => [product.id, product]),
  );
}

/** Whether it is still the starter set's product, with the colors that it came with. */
function hasColorsOf(product: Product, starter: Product): boolean {
  const isSame = product.slug === starter.slug || product.sku === starter.sku;
  return isSame && !product.options && names(product.swatches) === names(starter.swatches);
}

function names(swatches: readonly Swatch[]): string {
  return JSON.stringify(swatches.map(({ label, colorHex }) => [label, colorHex]));
}

/** The product with the starter's variants, of which the first is the product as it is. */
function productWithColors(product: Product, starter: Product, ids: readonly string[]): Product {
  const [own, ...others] = product.swatches;
  const swatches = own ? [{ ...own, image: own.image ?? product.image }, ...others] : [];
  return {
    ...product,
    swatches,
    options: [{ name: starter.options?.[0]?.name ?? "Color", values: swatches }],
    variants: (starter.variants ?? []).map((variant, index) => ({
      ...(index === 0 ? ownVariant(product, variant) : otherVariant(product, starter, variant)),
      id: ids[index] ?? variant.id,
    })),
  };
}

function ownVariant({ sku, specs }: Product, { specs: _, ...variant }: Variant): Variant {
  return { ...variant, sku, specs: { color: specs.color } };
}

/** A material of the owner's holds for every color. */
function otherVariant(product: Product, starter: Product, variant: Variant): Variant {
  if (product.specs.material === starter.specs.material || !variant.specs) return variant;
  const { material: _, ...specs } = variant.specs;
  return { ...variant, specs };
}
