import type { Availability } from "#domain/product.ts";

/** A product as a file describes it, before it is compared with the catalog. */
export interface Draft {
  /** Where it stands in the file; the first one is the product's own row. */
  rows: number[];
  /**
   * By field of the product file, such as `specs.width`; `undefined` empties the field. A field
   * that isn't there stays as it is.
   */
  values: Map<string, unknown>;
  /** Whether it is on the site; unchanged, or for a new product shown, if not given. */
  hidden?: boolean;
  /** Its type if it is new; where the file says it for sure, it is among the values. */
  place?: { collection: string; type: string };
  /** What the file calls its type. */
  category?: string;
  /** Features besides those given or known, such as the range of a size. */
  moreFeatures: string[];
  /** Colors, sizes and other choices with a SKU of their own; empty if there is only one. */
  variants: DraftVariant[];
  pictures: DraftPicture[];
  /** The file comes from another shop, whose slugs are only proposals. */
  foreign: boolean;
}

/** One choice of a product, such as a sofa in gray. */
export interface DraftVariant {
  row: number;
  /** Such as Color: Gray. */
  options: { name: string; value: string }[];
  sku?: string;
  /** Dollars, as in product files. */
  price?: number;
  compareAtPrice?: number;
  availability?: Availability;
}

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
    pictures: [],
    foreign: false,
    ...given,
  };
}
