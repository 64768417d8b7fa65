/** A point of a drawing, pixels from its top left. */
export interface Point {
  x: number;
  y: number;
}

/** The label of a dimension line; an upright one is rotated to the left. */
export interface MeasureLabel extends Point {
  text: string;
  upright?: boolean;
}

/** Length of a label, pixels, and so the shortest length that its dimension line has space for. */
export const labelLength = 44;

/** How far dimension lines are from what they measure. */
const distance = 15;
const tick = 4;

/** Pixels for SVG, with at most one decimal. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Inches as a label has them, with at most two decimals. */
export function inches(value: number): string {
  return `${Math.round(value * 100) / 100}″`;
}

/** A dimension line below the floor, with a slash at each end. */
export function measureAcross(from: number, to: number, floor: number): string {
  const y = floor + distance;
  const ends = [from, to].map(
    (x) => `M${short(x)},${short(floor + 5)}V${short(y + 5)}${slash({ x, y })}`,
  );
  return `M${short(from - 4)},${short(y)}H${short(to + 4)}${ends.join("")}`;
}

/** A dimension line to the left of a height. */
export function measureUp(top: number, floor: number, left: number): string {
  const x = left - distance;
  const ends = [top, floor].map(
    (y) => `M${short(left - 5)},${short(y)}H${short(x - 5)}${slash({ x, y })}`,
  );
  return `M${short(x)},${short(top - 4)}V${short(floor + 4)}${ends.join("")}`;
}

/** A dimension line to the right of an edge that goes up and back. */
export function measureBack(from: Point, to: Point): string {
  const ends = [from, to].map(
    ({ x, y }) =>
      `M${short(x + 5)},${short(y)}H${short(x + distance + 5)}${slash({ x: x + distance, y })}`,
  );
  const line = `M${short(from.x + distance)},${short(from.y)}L${short(to.x + distance)},${short(to.y)}`;
  return line + ends.join("");
}

function slash({ x, y }: Point): string {
  return `M${short(x - tick)},${short(y + tick)}L${short(x + tick)},${short(y - tick)}`;
}
