import type { Product } from "#domain/product.ts";
import manifest from "#shop/models.json";

const names: ReadonlySet<string> = new Set(Object.keys(manifest));

/** Whether the starter set has a model for the product with this slug. */
export function hasStarterModel(slug: string): boolean {
  return names.has(slug);
}

/** Whether a product has a model: the owner's, or else the starter set's. */
export function hasModel({ slug, model }: Pick<Product, "slug" | "model">): boolean {
  return model === undefined ? hasStarterModel(slug) : model !== null;
}
