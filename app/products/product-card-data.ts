import type { Swatch } from "#domain/product.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import type { PictureData } from "#ui/picture.tsx";

/** A breadcrumb of a product's page. */
interface TrailStep {
  title: string;
  link: string;
}

/** The data of a product card; kept minimal because it is sent for every card. */
export interface ProductCardData extends ProductSnapshot {
  swatches: readonly Swatch[];
  material: string;
  /** `84 × 37 × 33 in`. */
  dimensions: string;
  picture: PictureData | null;
  hoverPicture: PictureData | null;
  /** Whether a variant must be chosen before it can be added to the cart. */
  hasVariants?: true;
  /** Whether the price is the lowest of several. */
  isPriceFrom?: true;
  /** Whether its page has a 3D model. */
  hasModel?: true;
  /** The collection and the type it is in. */
  trail?: readonly [TrailStep, TrailStep];
  /** Alt text of the hover picture, unless it just shows the other side. */
  hoverAlt?: string;
}
