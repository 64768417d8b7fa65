import * as copy from "#copy/booking.ts";
import * as sizeCopy from "#copy/delivery-sizes.ts";
import type { DeliverySize } from "#domain/delivery/delivery-price.ts";

/** An item of a booking, such as `2 × Large`; asks for a quantity that is unknown. */
export function itemLine(quantity: number, type: DeliverySize): string {
  const size = sizeCopy.titles[type];
  return quantity < 1 ? copy.quote.lineOfUnknown({ size }) : copy.quote.line({ quantity, size });
}
