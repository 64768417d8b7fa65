import { type DeliveryAreas, deliveryArea } from "#domain/delivery/delivery-area.ts";

/**
 * Whether a ZIP code lies in another area than the one a delivery was priced for. Without a priced
 * one, only a ZIP code outside the delivery area does; one that isn't complete never does.
 */
export function isOtherArea(areas: DeliveryAreas, priced: string, zip: string): boolean {
  const area = deliveryArea(areas, zip);
  if (area === undefined) return false;
  const pricedArea = deliveryArea(areas, priced);
  return pricedArea === undefined ? area === "outside" : area !== pricedArea;
}
