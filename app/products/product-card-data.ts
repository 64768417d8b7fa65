import type { ColorChoice } from "#domain/options/chosen-product.ts";
import type { Swatch } from "#domain/product.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import type { PictureData } from "#ui/picture.tsx";
import type { ProductTrail } from "./product-trail.ts";

/** The data of a product card; kept minimal because it is sent for every card. */
export interface ProductCardData extends ProductSnapshot {
  /** The title without the choice, for a chosen product. */
  name?: string;
  swatches: readonly Swatch[];
  /** The colors a chosen product can be changed to, instead of swatches. */
  colors?: readonly ColorChoice[];
  /** Label of the color that the picture shows, if it is another than the chosen one. */
  shownIn?: string;
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
  trail?: ProductTrail;
  /** Alt text of the hover picture, unless it just shows the other side. */
  hoverAlt?: string;
}

/** The card of a saved product. */
export interface SavedCard extends ProductCardData {
  /** The id it was saved under, if that was the product's before it had colors to choose. */
  savedId?: string;
}

/** What a card is headed with: its product's title without the choice. */
export function cardName({ name, title }: Pick<ProductCardData, "name" | "title">): string {
  return name ?? title;
}
