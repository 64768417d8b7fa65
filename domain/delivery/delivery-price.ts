import type { Cents } from "#domain/product.ts";

/** Sizes a piece is delivered at, smallest first (rule 10.6). */
export const deliverySizes = ["small", "medium", "large", "extra-large"] as const;
export type DeliverySize = (typeof deliverySizes)[number];

/** What a newly added item is until the shopper says otherwise (rule 10.5). */
export const usualDeliverySize: DeliverySize = "medium";

/** Delivery of one piece by its size, in cents (rule 10.6). */
export const deliveryPrices: Readonly<Record<DeliverySize, Cents>> = {
  small: 5_000,
  medium: 7_500,
  large: 12_000,
  "extra-large": 18_000,
};

/** Prices of the add-ons, in cents (rule 10.7). */
export const addOnPrices = {
  /** Comes with white-glove, then at no charge of its own. */
  packagingRemoval: 2_000,
  /** The higher one as soon as one large or extra-large piece is delivered. */
  haulAway: { smallOrMedium: 3_000, largeOrExtraLarge: 5_000 },
  whiteGlove: 10_000,
} as const;

/** What a booking asks to have carried. */
export interface DeliveryItem {
  type: DeliverySize;
  /** Whole pieces; 0 or less counts as none. */
  quantity: number;
}

/** The add-ons a booking may choose. */
export interface DeliveryAddOns {
  packagingRemoval: boolean;
  haulAway: boolean;
  whiteGlove: boolean;
}

/** An item with what it costs, in cents. */
export type PricedItem<Item extends DeliveryItem = DeliveryItem> = Item & {
  unitPrice: Cents;
  lineTotal: Cents;
};

/** A booking's price, taken apart; all in cents. */
export interface DeliveryQuote<Item extends DeliveryItem = DeliveryItem> {
  items: readonly PricedItem<Item>[];
  itemsSubtotal: Cents;
  /** What each add-on adds; 0 when it was not chosen or is included. */
  addOns: Readonly<Record<keyof DeliveryAddOns, Cents>>;
  addOnsTotal: Cents;
  total: Cents;
}

/**
 * The estimated total of a booking: price times quantity of every item, plus add-ons (rule 10.9).
 * The one place that computes it, for the browser, the server, emails and records.
 */
export function deliveryQuote<Item extends DeliveryItem>(
  items: readonly Item[],
  chosen: DeliveryAddOns,
): DeliveryQuote<Item> {
  const priced = items.map((item) => {
    const unitPrice = deliveryPrices[item.type];
    return { ...item, unitPrice, lineTotal: unitPrice * Math.max(0, item.quantity) };
  });
  const addOns = {
    packagingRemoval:
      chosen.packagingRemoval && !chosen.whiteGlove ? addOnPrices.packagingRemoval : 0,
    haulAway: chosen.haulAway ? haulAwayPrice(items) : 0,
    whiteGlove: chosen.whiteGlove ? addOnPrices.whiteGlove : 0,
  };
  const itemsSubtotal = priced.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const addOnsTotal = addOns.packagingRemoval + addOns.haulAway + addOns.whiteGlove;
  return { items: priced, itemsSubtotal, addOns, addOnsTotal, total: itemsSubtotal + addOnsTotal };
}

/** What haul-away costs beside these items, in cents (rule 10.7). */
export function haulAwayPrice(items: readonly DeliveryItem[]): Cents {
  const { smallOrMedium, largeOrExtraLarge } = addOnPrices.haulAway;
  return items.some(isLarge) ? largeOrExtraLarge : smallOrMedium;
}

function isLarge({ type, quantity }: DeliveryItem): boolean {
  return (type === "large" || type === "extra-large") && quantity > 0;
}
