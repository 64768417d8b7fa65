/** Whole US cents. Money never travels inside the program in any other unit. */
export type Cents = number;

/** Availability as the catalog states it (rule 3.1). */
export type Availability = "in_stock" | "preorder" | "out_of_stock";

/** One color a piece can be ordered in (rule 3.1). */
export interface Swatch {
  label: string;
  /** `#rrggbb`. */
  colorHex: string;
  /** Picture of the piece in this color, when one was made. */
  image?: string;
}

/** What the piece is made of and how big it is (rule 3.1). */
export interface ProductSpecs {
  material: string;
  color: string;
  /** Side to side, inches. */
  width: number;
  /** Front to back, inches. */
  length: number;
  /** Floor to top, inches. */
  height: number;
  unit: "in";
  /** Features as one sentence-like list, e.g. "Power reclining, USB-C charging". */
  features: string;
  retailCode?: string;
}

/** One picture of a piece and what it shows. */
export interface ProductView {
  /** Name in `shop/pictures.json`. */
  image: string;
  alt: string;
}

/** A piece of furniture in the catalog (rule 3.1). */
export interface Product {
  /** Stable, unique; a higher id is a newer piece. */
  id: string;
  title: string;
  slug: string;
  sku: string;
  /** 0 means "call for price". */
  price: Cents;
  /** Was-price, shown struck through only when higher than `price`. */
  compareAtPrice?: Cents;
  /** Name of the primary picture in `shop/pictures.json`. */
  image: string;
  imageAlt: string;
  /** Picture shown on hover and focus. */
  hoverImage?: string;
  /** What that shows; without it, the piece from the other side. */
  hoverImageAlt?: string;
  /** Further views for the gallery, after `image` and `hoverImage`. */
  views: ProductView[];
  badges: string[];
  /** Whether it has a 3D model to look around, listed in `shop/models.json`. */
  has360: boolean;
  swatches: Swatch[];
  specs: ProductSpecs;
  availability: Availability;
  /** `/products/{slug}`. */
  url: string;
  description: string;
  /** Room collection the piece belongs to, e.g. `living-room`. */
  collection: string;
  /** Product type within the collection, e.g. `recliners-lift-chairs`. */
  type: string;
}
