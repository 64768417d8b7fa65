import type { Part } from "./part.ts";
import { isWithin } from "./tolerance.ts";

/** An opening that a part is carried straight through, such as a door. Inches. */
export interface Opening {
  width: number;
  height: number;
}

/** Whether a part can be carried straight through an opening (rule 20.5). */
export function passesStraight({ sides, tipped }: Part, { width, height }: Opening): boolean {
  const [, middle, shortest] = sides;
  if (rectangleFits(middle, shortest, width, height)) return true;
  return (
    tipped !== undefined && isWithin(tipped.thickness, width) && isWithin(tipped.height, height)
  );
}

/** Whether a rectangle can be turned so that it fits into another; the exact rule of W. Carver. */
export function rectangleFits(side: number, other: number, width: number, height: number): boolean {
  const [p, q] = side > other ? [side, other] : [other, side];
  const [w, h] = width > height ? [width, height] : [height, width];
  if (!isWithin(q, h)) return false;
  if (isWithin(p, w)) return true;
  return isWithin(2, ((w + h) / (p + q)) ** 2 + ((w - h) / (p - q)) ** 2);
}
