import * as addOnCopy from "#copy/delivery-add-ons.ts";
import * as sizeCopy from "#copy/delivery-sizes.ts";
import {
  addOnPrices,
  canCostMore,
  type DeliveryAddOns,
  type DeliverySize,
  deliveryPrices,
} from "#domain/delivery/delivery-price.ts";
import { formatMoney } from "#domain/money.ts";

/** What delivery costs for a size, such as `$75` or `$180+` (rule 10.6). */
export function deliverySizePrice(size: DeliverySize): string {
  const price = formatMoney(deliveryPrices[size]);
  return canCostMore(size) ? sizeCopy.priceAndUp({ price }) : price;
}

/** An add-on's price while the items are unknown: for haul-away both possible prices. */
export function addOnPrice(name: keyof DeliveryAddOns): string {
  return name === "haulAway"
    ? addOnCopy.eitherPrice(haulAwayPrices())
    : formatMoney(addOnPrices[name]);
}

/** Both prices of haul-away, of which the items decide (rule 10.7). */
export function haulAwayPrices() {
  const { smallOrMedium, largeOrExtraLarge } = addOnPrices.haulAway;
  return { lower: formatMoney(smallOrMedium), higher: formatMoney(largeOrExtraLarge) };
}
