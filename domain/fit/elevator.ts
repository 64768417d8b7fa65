import { isCornerClear } from "./corner.ts";
import type { Part } from "./part.ts";
import { isWithin } from "./tolerance.ts";

/** An elevator: its door, and its car inside. Inches. */
export interface Elevator {
  doorWidth: number;
  doorHeight: number;
  width: number;
  depth: number;
  height: number;
}

/** Which sides are across the door, upright and along the car, as places in `sides`. */
const stances = [
  [2, 1, 0],
  [2, 0, 1],
  [1, 2, 0],
  [1, 0, 2],
  [0, 2, 1],
  [0, 1, 2],
] as const;

/** Whether a part can be carried into an elevator, flat or tilted through its door (rule 20.7). */
export function passesElevator({ sides }: Pick<Part, "sides">, elevator: Elevator): boolean {
  return stances.some(([side, upright, long]) => {
    const [across, up, along] = [sides[side], sides[upright], sides[long]];
    if (!isWithin(across, elevator.doorWidth) || !isWithin(across, elevator.width)) return false;
    return isWithin(up, elevator.doorHeight) && tiltsInto(up, along, elevator);
  });
}

/** Whether a part goes in flat, or with its inner end raised as little as the car's depth asks for. */
function tiltsInto(up: number, along: number, { doorHeight, depth, height }: Elevator): boolean {
  const diagonal = Math.hypot(along, up);
  const lying = Math.atan2(up, along);
  // From these angles on it is short enough, and low enough again after standing on its diagonal.
  const shortEnough = diagonal <= depth ? 0 : lying + Math.acos(depth / diagonal);
  const lowEnough = diagonal <= height ? 0 : Math.PI / 2 - lying + Math.acos(height / diagonal);
  const angles = [0, Math.min(shortEnough, lowEnough), Math.max(shortEnough, lowEnough)];
  const tilt = angles.find(
    (angle) =>
      angle <= Math.PI / 2 &&
      isWithin(along * Math.cos(angle) + up * Math.sin(angle), depth) &&
      isWithin(along * Math.sin(angle) + up * Math.cos(angle), height),
  );
  if (tilt === undefined) return false;
  return tilt === 0 || isCornerClear({ from: depth, to: doorHeight, along, across: up }, tilt);
}
