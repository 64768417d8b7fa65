import type { Outlines } from "./drawing/outline-path.ts";

/** Whole US cents, the only unit for money within the program. */
export type Cents = number;

/** Availability in the catalog (rule 3.1). */
export type Availability = "in_stock" | "preorder" | "out_of_stock";

/** A color a product comes in (rule 3.1). */
export interface Swatch {
  label: string;
  /** `#rrggbb`. */
  colorHex: string;
  /** Picture of the product in this color, if there is one. */
  image?: string;
}

/** A product's material and dimensions (rule 3.1). */
export interface ProductSpecs {
  /** Empty if unknown, as is the color. */
  material: string;
  color: string;
  /** Side to side, inches; 0 if unknown, as are the other sizes. */
  width: number;
  /** Front to back, inches. */
  length: number;
  /** Floor to top, inches. */
  height: number;
  unit: "in";
  /** Comma-separated features, e.g. "Power reclining, USB-C charging". */
  features: string;
  retailCode?: string;
}

/** A part that a product is delivered in, without legs and loose cushions (rule 20.1). Inches. */
export interface DeliveredPart {
  name: string;
  /** How many of it there are. */
  count: number;
  width: number;
  /** Front to back. */
  length: number;
  height: number;
  /** Its least thickness seen from its side, when it is tipped. */
  diagonal?: number;
}

/** One of the values an option offers, e.g. `Cognac`. */
export interface OptionValue {
  label: string;
  /** `#rrggbb`, for a color. */
  colorHex?: string;
  /** Name of a picture of the product with this value. */
  image?: string;
}

/** A choice that a product offers, e.g. its color or size (rule 3.20). */
export interface ProductOption {
  name: string;
  values: OptionValue[];
}

/**
 * A combination of option values with its own id and SKU (rule 3.20). Fields it lacks come from the
 * product.
 */
export interface Variant {
  /** Unique among products and variants. */
  id: string;
  sku: string;
  /** Labels, one for each option in the options' order. */
  values: string[];
  /** 0 means "call for price". */
  price?: Cents;
  compareAtPrice?: Cents;
  availability?: Availability;
  image?: string;
  imageAlt?: string;
  specs?: Partial<ProductSpecs>;
  /** Its parts, if they aren't the product's. */
  deliveredIn?: DeliveredPart[];
}

/** A picture of a product and its description. */
export interface ProductView {
  /** Name in `shop/pictures.json`. */
  image: string;
  alt: string;
}

/** What pages need to know about a product's 3D model. */
export interface ProductModel {
  /** With its hash the name of its file: `/models/{name}.{hash}.glb`. */
  name: string;
  hash: string;
  /** Labels of its looks, the initial one first; empty when it has only one. */
  variants: string[];
  /** The angle in degrees, to the right of the front, from which it is seen first. */
  azimuth: number;
  outlines?: Outlines;
}

/** A 3D model that the owner added to a product (rule 3.35). */
export interface OwnModel extends ProductModel {
  /** Size of the unpacked file. */
  bytes: number;
  /** Size of the file as it is kept and sent, in Brotli. */
  packed: number;
}

/** A product in the catalog (rule 3.1). */
export interface Product {
  /** Unique and permanent; a higher id means a newer product. */
  id: string;
  title: string;
  slug: string;
  sku: string;
  /** 0 means "call for price"; for a product with variants, the lowest price. */
  price: Cents;
  /** Was-price, shown struck through if higher than `price`. */
  compareAtPrice?: Cents;
  /** Name of the primary picture in `shop/pictures.json`. */
  image: string;
  imageAlt: string;
  /** Picture shown on hover and focus. */
  hoverImage?: string;
  /** Alt text of `hoverImage`; by default, the product from the other side. */
  hoverImageAlt?: string;
  /** More gallery pictures, after `image` and `hoverImage`. */
  views: ProductView[];
  badges: string[];
  /** For a product with a color option, that option's colors. */
  swatches: Swatch[];
  /** Set only together with `variants`. */
  options?: ProductOption[];
  variants?: Variant[];
  specs: ProductSpecs;
  /** The parts the crew carries in; absent if they are unknown, as the product may come apart. */
  deliveredIn?: DeliveredPart[];
  availability: Availability;
  /** `/products/{slug}`. */
  url: string;
  description: string;
  /** Slug of its collection, e.g. `living-room`. */
  collection: string;
  /** Slug of its product type, e.g. `recliners-lift-chairs`. */
  type: string;
  /**
   * The owner's model of it, read with the product and stored apart from it; null if it has none,
   * though the starter set has one. If absent, it has the starter set's.
   */
  model?: OwnModel | null;
}
