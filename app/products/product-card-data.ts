import type { Swatch } from "#domain/product.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import type { PictureData } from "#ui/picture.tsx";

/** What a card shows of a piece, and no byte more: it is sent to the phone for every card. */
export interface ProductCardData extends ProductSnapshot {
  swatches: readonly Swatch[];
  material: string;
  /** `84 × 37 × 33 in`. */
  dimensions: string;
  picture: PictureData | null;
  hoverPicture: PictureData | null;
  /** What that shows, if it isn't just the other side. */
  hoverAlt?: string;
}
