/** One view of a product, in inches from its top left corner; y increases toward the floor. */
export interface Elevation {
  /** SVG path data of closed shapes, from back to front. */
  shapes: string[];
  /** SVG path data of fine lines on top: seams, drawer gaps, grooves. */
  details: string[];
}

/** Front and side of a product; in the side view its front is on the left. */
export interface ProductDrawing {
  front: Elevation;
  side: Elevation;
}

/** Width, depth and height of a product, inches. */
export interface Size {
  width: number;
  depth: number;
  height: number;
}

/** Inches for SVG, with at most two decimals. */
export function inch(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A closed polygon. */
export function polygon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${inch(x)} ${inch(y)}`).join("L")}Z`;
}

/** A straight line. */
export function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${inch(x1)} ${inch(y1)}L${inch(x2)} ${inch(y2)}`;
}

/** A rectangle with corners of radius `corner`: the same for all, or [top, bottom]. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number | readonly [top: number, bottom: number] = 0,
): string {
  const maxRadius = Math.min(width, height) / 2;
  const [top, bottom] = (typeof corner === "number" ? [corner, corner] : corner).map((radius) =>
    Math.max(0, Math.min(radius, maxRadius)),
  ) as [number, number];
  const turn = (radius: number, dx: number, dy: number) =>
    radius > 0 ? `a${inch(radius)} ${inch(radius)} 0 0 1 ${inch(dx)} ${inch(dy)}` : "";
  return [
    `M${inch(x + top)} ${inch(y)}h${inch(width - 2 * top)}`,
    turn(top, top, top),
    `v${inch(height - top - bottom)}`,
    turn(bottom, -bottom, bottom),
    `h${inch(-(width - 2 * bottom))}`,
    turn(bottom, -bottom, -bottom),
    `v${inch(-(height - top - bottom))}`,
    turn(top, top, -top),
    "Z",
  ].join("");
}

/** Divides a span into `count` equal parts, with the start of each. */
export function parts(count: number, from: number, span: number): { at: number; size: number }[] {
  return Array.from({ length: count }, (_, k) => ({
    at: from + (span * k) / count,
    size: span / count,
  }));
}
