import { ProblemsError } from "#domain/problem.ts";
import type { Product } from "#domain/product.ts";
import { collections } from "#server/catalog/collections.ts";
import { readProductFolder } from "./product-folder.ts";

/** The folder of the starter set's product files; tests set `CATALOGUE_DIR`. */
export function catalogFolder(): string {
  return process.env.CATALOGUE_DIR ?? "shop/catalogue";
}

/**
 * Reads the products of the starter set, in catalog order.
 * @throws ProblemsError that lists every problem in every file.
 */
export function loadProducts(folder = catalogFolder()): Product[] {
  const { entries, problems } = readProductFolder(folder, collections);
  if (problems.length > 0) {
    throw new ProblemsError("The catalogue cannot be used until this is put right:", problems);
  }
  return entries.map(({ product }) => product);
}
