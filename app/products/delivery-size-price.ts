import * as copy from "#copy/delivery-sizes.ts";
import { canCostMore, type DeliverySize, deliveryPrices } from "#domain/delivery/delivery-price.ts";
import { formatMoney } from "#domain/money.ts";

/** What delivery costs for a size, such as `$75` or `$180+` (rule 10.6). */
export function deliverySizePrice(size: DeliverySize): string {
  const price = formatMoney(deliveryPrices[size]);
  return canCostMore(size) ? copy.priceAndUp({ price }) : price;
}
