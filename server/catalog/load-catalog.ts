import { ProblemsError } from "#domain/problem.ts";
import type { Product } from "#domain/product.ts";
import { collections } from "#shop/collections.ts";
import { readProductFolder } from "./product-folder.ts";
import { relatedProducts } from "./related-products.ts";

/**
 * The catalog as pages and leads use it. Its methods return promises so that a database could
 * replace the folder without changes to callers.
 */
export interface Catalog {
  /** All products, in catalog order. */
  all(): Promise<readonly Product[]>;
  byId(id: string): Promise<Product | undefined>;
  /** The products with these ids; unknown ids are absent. */
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Product>>;
  bySlug(slug: string): Promise<Product | undefined>;
  inCollection(collection: string): Promise<readonly Product[]>;
  inType(collection: string, type: string): Promise<readonly Product[]>;
  /** Up to `count` other products that may interest a shopper of this one, the closest first. */
  related(product: Product, count: number): Promise<readonly Product[]>;
}

/** The folder of product files; tests set `CATALOGUE_DIR`. */
export function catalogFolder(): string {
  return process.env.CATALOGUE_DIR ?? "shop/catalogue";
}

/**
 * Reads the shop's catalog into memory.
 * @throws ProblemsError that lists every problem in every file.
 */
export function loadCatalog(folder = catalogFolder()): Catalog {
  const { entries, problems } = readProductFolder(folder, collections);
  if (problems.length > 0) {
    throw new ProblemsError("The catalogue cannot be used until this is put right:", problems);
  }
  return createCatalog(entries.map(({ product }) => product));
}

/** A catalog of the given products, in their order. */
export function createCatalog(products: readonly Product[]): Catalog {
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const byCollection = Map.groupBy(products, ({ collection }) => collection);
  const byType = Map.groupBy(products, ({ collection, type }) => `${collection}/${type}`);

  return {
    all: async () => products,
    byId: async (id) => byId.get(id),
    byIds: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const product = byId.get(id);
          return product ? [[id, product] as const] : [];
        }),
      ),
    bySlug: async (slug) => bySlug.get(slug),
    inCollection: async (collection) => byCollection.get(collection) ?? [],
    inType: async (collection, type) => byType.get(`${collection}/${type}`) ?? [],
    related: async (product, count) =>
      relatedProducts(product, byCollection.get(product.collection) ?? [], count),
  };
}
