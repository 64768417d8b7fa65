import type { Product, ProductModel } from "#domain/product.ts";
import manifest from "#shop/models.json" with { type: "json" };

const starterModels: Readonly<Record<string, Omit<ProductModel, "name"> | undefined>> = manifest;

/** Whether the starter set has a model for the product with this slug. */
export function hasStarterModel(slug: string): boolean {
  return starterModels[slug] !== undefined;
}

/** The model that a product shows: the owner's, or else the starter set's; null if it has none. */
export function shownModel({ slug, model }: Pick<Product, "slug" | "model">): ProductModel | null {
  if (model !== undefined) return model;
  const starter = starterModels[slug];
  return starter ? { name: slug, ...starter } : null;
}
