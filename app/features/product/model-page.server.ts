import { addressHere } from "#app/routing/address-here.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import type { Product } from "#domain/product.ts";
import { modelOf } from "#products/models.server.ts";
import { trailOf } from "#products/product-trail.server.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { galleryViews } from "./gallery-views.server.ts";
import { sizeRows } from "./loader.server.ts";
import type { ModelPageData } from "./model-page.tsx";

interface ModelPage {
  product: Product;
  /** Null if the product has no model. */
  page: ModelPageData | null;
}

/** Data of a product's 3D page, or undefined if no product has that slug (rule 5.15). */
export function modelPage(catalog: Catalog, slug: string): ModelPage | undefined {
  const product = catalog.bySlug(slug);
  const trail = product && trailOf(product);
  if (!trail) return undefined;
  const model = modelOf(product);
  if (!model) return { product, page: null };
  const { title, specs } = product;
  const url = addressHere(product.url);
  const views = galleryViews(catalog, product);
  return {
    product,
    page: { title, url, trail, model, views, sizes: sizeRows(specs), origin: siteUrl() },
  };
}
