import type { GalleryView } from "#products/gallery.tsx";
import type { ProductCardData } from "#products/product-card-data.ts";

/** One elevation of a piece as a picture. */
export interface DrawnView {
  name: string;
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The colors a piece comes in and how to see them. */
export interface ProductColors {
  /** Says how many there are. */
  title: string;
  /**
   * `view` is the index of the color's picture in the gallery, -1 where there is no choice of them; `sample` leads
   * to where a sample of an unpictured one is asked for.
   */
  colors: { label: string; colorHex: string; view: number; sample?: string }[];
  /** What to do with them, as a sentence. */
  note: string;
  /** Link that texts for samples of those not pictured, where there are any. */
  sample?: string;
}

/** A finished 3D model of a piece. */
export interface ModelData {
  /** Address of its GLB file. */
  src: string;
  /** Degrees to the right of its front from which its first picture sees it. */
  azimuth: number;
  /** Colors it can be shown in; empty when it has one look. */
  colors: { label: string; colorHex: string }[];
}

/** Everything the page of one piece shows. */
export interface ProductPageData {
  card: ProductCardData;
  description: string;
  /** The full specification, name and value. */
  specs: [name: string, value: string][];
  colors: ProductColors;
  views: GalleryView[];
  /** Front and side with measures, which the caption says in feet and inches. */
  drawing: { views: DrawnView[]; caption: string };
  /** What can be looked around in 3D, if it can. */
  model: ModelData | null;
  related: ProductCardData[];
  collection: { title: string; link: string };
  type: { title: string; link: string };
}
