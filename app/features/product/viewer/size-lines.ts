import type { MeasuredBox, Point } from "./measured-box.ts";

/** What the lines measure, as a specification names it. */
export const sizeNames = ["Width", "Depth", "Height"] as const;

/** A line along one side of a product, in meters and in the model's coordinates. */
export interface SizeLine {
  name: (typeof sizeNames)[number];
  from: Point;
  to: Point;
}

/** How far a line is from the side it measures, in meters. */
const gap = 0.05;

/**
 * The lines of width, depth and height, on the sides that face the camera, and the height on the
 * outline, so that none is hidden by the product.
 * @param theta the camera's angle around the product in radians, 0 at its front
 */
export function sizeLines({ center, halves }: MeasuredBox, theta: number): SizeLine[] {
  const [right, up, front] = halves;
  const camera: Point = [Math.sin(theta), 0, Math.cos(theta)];
  const side = dot(right, camera) < 0 ? -1 : 1;
  const near = dot(front, camera) < 0 ? -1 : 1;
  const at = (x: number, y: number, z: number, outX = 0, outZ = 0): Point =>
    [right, up, front].reduce<Point>((point, axis, index) => {
      const length = Math.hypot(...axis) || 1;
      const factor = [x + (outX * gap) / length, y, z + (outZ * gap) / length][index] ?? 0;
      return plus(point, axis, factor);
    }, center);
  return [
    { name: "Width", from: at(-1, -1, near, 0, near), to: at(1, -1, near, 0, near) },
    { name: "Depth", from: at(side, -1, -1, side), to: at(side, -1, 1, side) },
    { name: "Height", from: at(-side, -1, near, -side), to: at(-side, 1, near, -side) },
  ];
}

function dot([a, b, c]: Point, [x, y, z]: Point): number {
  return a * x + b * y + c * z;
}

function plus([a, b, c]: Point, [x, y, z]: Point, factor: number): Point {
  return [a + x * factor, b + y * factor, c + z * factor];
}
