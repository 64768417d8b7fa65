import type { MeasuredView } from "#domain/drawing/measured-drawing.ts";
import type { ProductSpecs, Swatch } from "#domain/product.ts";
import type { GalleryView } from "#pieces/gallery.tsx";
import type { ProductCardData } from "#pieces/product-card-data.ts";

/** A finished 3D model of a piece. */
export interface ModelData {
  /** Address of its GLB file. */
  src: string;
  /** Colors it can be shown in; empty when it has one look. */
  colors: { label: string; colorHex: string }[];
}

/** Everything the page of one piece shows. */
export interface ProductPageData {
  card: ProductCardData;
  description: string;
  specs: ProductSpecs;
  swatches: readonly Swatch[];
  views: GalleryView[];
  /** Front and side with measures. */
  drawing: MeasuredView[];
  /** What can be looked around in 3D, if it can. */
  model: ModelData | null;
  related: ProductCardData[];
  collection: { title: string; link: string };
  type: { title: string; link: string };
}
