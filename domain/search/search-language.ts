/** What a number can count or measure. */
export type Unit = "inch" | "foot" | "pound" | "piece";

/** A side of a product (rule 3.1): width from side to side, length from front to back. */
export type Side = "width" | "length" | "height";

/** The meaning of a phrase before an amount. */
export type LimitKind = "atMost" | "atLeast" | "between";

/** A language's vocabulary for search; the shop's is in `shop/copy` (rule 6.3). */
export interface SearchLanguage {
  /** Endings of plurals and what replaces them; the first that fits is used. */
  plurals: readonly (readonly [plural: string, singular: string])[];
  /** Numbers that are written as words. */
  numbers: Readonly<Record<string, number>>;
  /** Words and signs of units, as they follow a number. */
  units: Readonly<Record<Unit, readonly string[]>>;
  /** Words between the two sides of a size: "8 by 10". */
  by: readonly string[];
  /** Words that name the side of a length: "36 inches wide". */
  sides: Readonly<Record<Side, readonly string[]>>;
  /** Words for money after an amount: "500 dollars". */
  money: readonly string[];
  /** Phrases before an amount or a length: "under $500", "between $500 and $800". */
  limits: Readonly<Record<LimitKind, readonly string[]>>;
  /** Words between the two ends of a range. */
  and: readonly string[];
  /** Whether a title names the kind of product last ("leather sofa") or first. */
  nounAt: "end" | "start";
  /** Words that end the part of a title with the kind of product: "sofa with chaise". */
  nounEnds: readonly string[];
  /** Kinds of products for a screen, which must be wide enough for it. */
  screenStands: readonly string[];
  /** Groups of phrases that mean the same: `["sofa", "couch"]`. Spaces and dashes don't matter. */
  synonyms: readonly (readonly string[])[];
  /**
   * `["charcoal", "gray"]`: a search for gray also finds charcoal, but not the other way around.
   */
  broader: readonly (readonly [narrow: string, wide: string])[];
  /** The widest names of colors, and woods that name a color; narrower words count as well. */
  colors: readonly string[];
  /**
   * Kinds of products a shop may not have, each with its names and the kind that comes closest, if
   * there is one. They count as such only while no product is of that kind.
   */
  otherKinds: readonly { names: readonly string[]; like?: string }[];
  /** Kinds that a kind before them makes clearer: a "buffet cabinet" is a buffet. */
  genericKinds: readonly string[];
  /** Words that say how a product is, but never which kind: "modern", "queen", "set". */
  describing: readonly string[];
  /** Brands the shop doesn't sell, with what shoppers mean by them, if it is one kind of product. */
  otherBrands: readonly { names: readonly string[]; like?: string }[];
  /** Words without meaning for products, such as "with". */
  fillers: readonly string[];
  /** Common words that are never typing mistakes or beginnings of the shop's words: "beach". */
  everydayWords: readonly string[];
}
