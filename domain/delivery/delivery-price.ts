import type { Cents } from "#domain/product.ts";

/** Delivery sizes, smallest first (rule 10.6). */
export const deliverySizes = ["small", "medium", "large", "extra-large"] as const;
export type DeliverySize = (typeof deliverySizes)[number];

/** The size of an added item until the shopper changes it (rule 10.5). */
export const usualDeliverySize: DeliverySize = "medium";

/** Delivery price of one item by size, in cents (rule 10.6). */
export const deliveryPrices: Readonly<Record<DeliverySize, Cents>> = {
  small: 5_000,
  medium: 7_500,
  large: 12_000,
  "extra-large": 18_000,
};

/** Prices of the add-ons, in cents (rule 10.7). */
export const addOnPrices = {
  /** Included in white-glove, then without charge. */
  packagingRemoval: 2_000,
  /** The higher price applies if any large or extra-large item is delivered. */
  haulAway: { smallOrMedium: 3_000, largeOrExtraLarge: 5_000 },
  whiteGlove: 10_000,
} as const;

/** Whether products of this size can cost more than its price (rule 10.6). */
export function canCostMore(size: DeliverySize): boolean {
  return size === "extra-large";
}

/** An item of a booking. */
export interface DeliveryItem {
  type: DeliverySize;
  /** Whole number; 0 or less counts as none. */
  quantity: number;
}

/** The add-ons chosen for a booking. */
export interface DeliveryAddOns {
  packagingRemoval: boolean;
  haulAway: boolean;
  whiteGlove: boolean;
}

/** An item with its prices, in cents. */
export type PricedItem<Item extends DeliveryItem = DeliveryItem> = Item & {
  unitPrice: Cents;
  lineTotal: Cents;
};

/** A booking's price and its parts, in cents. */
export interface DeliveryQuote<Item extends DeliveryItem = DeliveryItem> {
  items: readonly PricedItem<Item>[];
  itemsSubtotal: Cents;
  /** Price of each add-on; 0 if it was not chosen or is included. */
  addOns: Readonly<Record<keyof DeliveryAddOns, Cents>>;
  addOnsTotal: Cents;
  total: Cents;
}

/**
 * The estimated total of a booking: price times quantity of every item, plus add-ons (rule 10.9).
 * The only code that computes it, for browser, server, emails and records.
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

/** The price of haul-away with these items, in cents (rule 10.7). */
export function haulAwayPrice(items: readonly DeliveryItem[]): Cents {
  const { smallOrMedium, largeOrExtraLarge } = addOnPrices.haulAway;
  return items.some(isLarge) ? largeOrExtraLarge : smallOrMedium;
}

function isLarge({ type, quantity }: DeliveryItem): boolean {
  return (type === "large" || type === "extra-large") && quantity > 0;
}
