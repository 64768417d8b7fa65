import type { GalleryView } from "#products/gallery.tsx";
import type { ModelData } from "#products/model-data.ts";
import type { ProductCardData } from "#products/product-card-data.ts";
import type { ProductChoices, VariantChoice } from "#products/product-choices.ts";
import type { ProductTrail } from "#products/product-trail.ts";

/** One view of a product's dimension drawing, as a picture. */
export interface DrawnView {
  name: string;
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The colors a product comes in and how to see them. */
export interface ProductColors {
  /** Heading with the number of colors. */
  title: string;
  /**
   * `view` is the index of the color's picture in the gallery, or -1 if there is none to choose;
   * `sample` is the address of a request for a sample of a color without a picture.
   */
  colors: { label: string; colorHex: string; view: number; sample?: string }[];
  /** A sentence about how to see or choose a color. */
  note: string;
  /** Link that texts for samples of the colors without a picture, if there are any. */
  sample?: string;
}

/** The details at the bottom of a product's page. */
export interface ProductDetails {
  /** The full specification, name and value. */
  specs: [name: string, value: string][];
  /** Front and side view with dimensions; the caption has them in feet and inches. */
  drawing: { views: DrawnView[]; caption: string };
}

/** A variant to choose, with its details. */
export interface PageVariant extends VariantChoice, Pick<ProductDetails, "specs"> {
  /** Its drawing, if its size isn't the product's own. */
  drawing?: ProductDetails["drawing"];
  /** Label of its color, if the product has a color option. */
  color?: string;
  /** Label of the color that its picture shows, if it is another. */
  shownIn?: string;
}

/** Everything a product's page shows. */
export interface ProductPageData extends ProductDetails {
  card: ProductCardData;
  description: string;
  /** The variants to choose from; null if the product has none. */
  choices: ProductChoices<PageVariant> | null;
  colors: ProductColors;
  views: GalleryView[];
  /** The 3D model, or null if there is none. */
  model: ModelData | null;
  related: ProductCardData[];
  trail: ProductTrail;
}
