import type { ProductSpecs, Swatch } from "#domain/product.ts";
import type { GalleryView } from "#pieces/gallery.tsx";
import type { ProductCardData } from "#pieces/product-card-data.ts";

/** Everything the page of one piece shows. */
export interface ProductPageData {
  card: ProductCardData;
  description: string;
  specs: ProductSpecs;
  swatches: readonly Swatch[];
  views: GalleryView[];
  related: ProductCardData[];
  collection: { title: string; link: string };
  type: { title: string; link: string };
}
