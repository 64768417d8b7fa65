import type { CrewStop } from "#server/bookings/crew-day.ts";
import { deliverySizeCopy } from "#shop/copy/en/delivery-sizes.ts";

/** The items, one per line of the booking, such as `2 × Large (the green sofa)`. */
export function itemTexts({ items }: CrewStop): string[] {
  return items.map(({ type, quantity, notes }) => {
    const size = Object.entries(deliverySizeCopy).find(([name]) => name === type)?.[1].title;
    return `${quantity} × ${size ?? type}${notes ? ` (${notes})` : ""}`;
  });
}

/** The add-ons as they are called on the crew day. */
export function addOnTexts({ whiteGlove, packagingRemoval, haulAway }: CrewStop): string[] {
  return [
    ...(whiteGlove ? ["white-glove"] : []),
    ...(packagingRemoval ? ["packaging removal"] : []),
    ...(haulAway ? ["haul-away"] : []),
  ];
}
