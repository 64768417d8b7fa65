import type { Availability } from "#domain/product.ts";
import type { Size } from "#domain/read-size.ts";

/** The values of a variant's row by field, such as `specs.width`; `choice` has its option values. */
export type VariantRow = ReadonlyMap<string, unknown>;

const fields = [
  "sku",
  "id",
  "price",
  "compareAtPrice",
  "availability",
  "image",
  "imageAlt",
  "deliveredIn",
];

/** A product as a file describes it, before it is compared with the catalog. */
export interface Draft {
  /** Its rows in the file; the first is the product's own row. */
  rows: number[];
  /**
   * Values by field of the product file, such as `specs.width`; `undefined` empties the field, and
   * a missing field stays as it is.
   */
  values: Map<string, unknown>;
  /** Whether it is shown on the site; if missing, unchanged, and for a new product true. */
  hidden?: boolean;
  /** The type to use if the product is new; a type the file states explicitly is in `values`. */
  place?: { collection: string; type: string };
  /** Its type's name in the file. */
  category?: string;
  /** Features to add, such as the range of a size. */
  moreFeatures: string[];
  /** Variants with their own SKU; empty if there is only one. */
  variants: DraftVariant[];
  /** Rows of its variants in the shop's own columns. */
  variantRows: VariantRow[];
  pictures: DraftPicture[];
  /** Whether the file comes from another shop, whose slugs are only suggestions. */
  foreign: boolean;
  /** What SKUs are made from, if the file has none: the product's handle in another shop. */
  handle?: string;
  /** The SKU made for it by an earlier import, if the file had none then. */
  formerSku?: string;
}

/** A variant of a product, such as a sofa in gray. */
export interface DraftVariant {
  row: number;
  /** Such as Color: Gray; `field` is the format's column that says so. */
  options: { name: string; value: string; field: string }[];
  sku?: string;
  /** Dollars, as in product files. */
  price?: number;
  compareAtPrice?: number;
  availability?: Availability;
  /** The sizes in its row. */
  sizes?: Partial<Record<Side, Size>>;
}

/** A size of a product, as its field is called; the length is the depth. */
export type Side = "width" | "length" | "height";

/** A picture on another server. */
export interface DraftPicture {
  address: string;
  alt: string;
  /** The color it shows, if the file says so. */
  color?: string;
}

/** An empty draft of a row. */
export function newDraft(row: number, given: Partial<Draft> = {}): Draft {
  return {
    rows: [row],
    values: new Map(),
    moreFeatures: [],
    variants: [],
    variantRows: [],
    pictures: [],
    foreign: false,
    ...given,
  };
}

/** Whether a variant has a value of its own for this field of a row. */
export function isOfVariant(field: string): boolean {
  return field === "choice" || fields.includes(field) || field.startsWith("specs.");
}
