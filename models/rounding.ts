import type { Accessor } from "@gltf-transform/core";

const directionStep = 1 / 128;
/** How far a direction's length may be from 1; the glTF validator allows 0.00674. */
const unitTolerance = 0.0065;

/** Rounds each number of an attribute kept in floats to a multiple of `step`, a power of two. */
export function roundTo(values: Accessor, step: number): void {
  const numbers = values.getArray();
  if (!(numbers instanceof Float32Array)) return;
  values.setArray(numbers.map((number) => nearest(number, step)));
}

/**
 * Rounds the first three numbers of each vertex, a direction, to multiples of 1/128, so that its
 * length stays 1 for the glTF validator.
 */
export function roundDirection(values: Accessor): void {
  const numbers = values.getArray();
  if (!(numbers instanceof Float32Array)) return;
  const rounded = numbers.slice();
  const size = values.getElementSize();
  for (let at = 0; at < rounded.length; at += size) {
    rounded.set(roundedDirection(numbers.subarray(at, at + 3)), at);
  }
  values.setArray(rounded);
}

/** The direction itself if it has no length. */
function roundedDirection(direction: Float32Array): ArrayLike<number> {
  const length = Math.hypot(...direction);
  if (!(length > 0)) return direction;
  const unit = Array.from(direction, (number) => number / length);
  const rounded = unit.map((number) => nearest(number, directionStep));
  const excess = Math.hypot(...rounded) - 1;
  if (Math.abs(excess) <= unitTolerance) return rounded;
  // One step along the longest side changes the length by at least 0.0045.
  const longest = rounded.reduce(
    (most, number, axis) => (Math.abs(number) > Math.abs(rounded[most] ?? 0) ? axis : most),
    0,
  );
  const side = rounded[longest] ?? 0;
  rounded[longest] = side - Math.sign(side) * Math.sign(excess) * directionStep;
  return rounded;
}

/** Never -0, whose bytes differ from 0. */
function nearest(number: number, step: number): number {
  return Math.round(number / step) * step + 0;
}
