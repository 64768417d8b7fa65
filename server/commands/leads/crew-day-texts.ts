import type { CrewStop } from "#server/bookings/crew-day.ts";
import { deliverySizeCopy } from "#shop/copy/en/delivery-sizes.ts";

/** `2 × Large (the green sofa)`, one for each line. */
export function itemTexts({ items }: CrewStop): string[] {
  return items.map(({ type, quantity, notes }) => {
    const size = Object.entries(deliverySizeCopy).find(([name]) => name === type)?.[1].title;
    return `${quantity} × ${size ?? type}${notes ? ` (${notes})` : ""}`;
  });
}

/** The add-ons as the crew calls them. */
export function addOnTexts({ whiteGlove, packagingRemoval, haulAway }: CrewStop): string[] {
  return [
    ...(whiteGlove ? ["white-glove"] : []),
    ...(packagingRemoval ? ["packaging removal"] : []),
    ...(haulAway ? ["haul-away"] : []),
  ];
}
