import type { DeliveredPart } from "#domain/product.ts";

/** A part as a spreadsheet has it: `2 × Back 24 x 11 x 27`, `Sofa 90 x 40 x 37 diagonal 34`. */
export function partText(part: DeliveredPart): string {
  const { name, count, width, length, height, diagonal } = part;
  const counted = count === 1 ? name : `${count} × ${name}`;
  const sized = `${counted} ${width} x ${length} x ${height}`;
  return diagonal === undefined ? sized : `${sized} diagonal ${diagonal}`;
}
