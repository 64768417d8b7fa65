import { isCornerClear } from "./corner.ts";
import type { Part } from "./part.ts";
import { isWithin } from "./tolerance.ts";

/** A hall or landing that turns by a right angle. Inches. */
export interface Turn {
  /** Width before the turn. */
  from: number;
  /** Width after it; from and to may be swapped. */
  to: number;
  ceiling: number;
}

/** Which side stands up, and the other two from the longer to the shorter, as places in `sides`. */
const stances = [
  [2, 0, 1],
  [0, 1, 2],
  [1, 0, 2],
] as const;

/** Whether a part can be carried around a turn: upright, lying, or with one end raised (rule 20.6). */
export function passesTurn({ sides }: Pick<Part, "sides">, turn: Turn): boolean {
  return stances.some(([upright, long, short]) => {
    const [up, along, across] = [sides[upright], sides[long], sides[short]];
    if (!isWithin(up, turn.ceiling)) return false;
    return (
      floorTurns(along, across, turn) ||
      floorTurns(raisedLength(along, up, turn.ceiling), across, turn) ||
      floorTurns(raisedLength(across, up, turn.ceiling), along, turn)
    );
  });
}

/** Whether a rectangle on the floor gets around the turn, by sliding or by turning. */
function floorTurns(along: number, across: number, { from, to }: Turn): boolean {
  if (isWithin(across, from) && isWithin(along, to)) return true;
  if (isWithin(along, from) && isWithin(across, to)) return true;
  if (across > along || !isWithin(across, from) || !isWithin(across, to)) return false;
  return isCornerClear({ from, to, along, across });
}

/** How long a part is on the floor when one end is raised as far as the ceiling allows. */
function raisedLength(along: number, up: number, ceiling: number): number {
  const diagonal = Math.hypot(along, up);
  const lying = Math.atan2(up, along);
  const onDiagonal = Math.atan2(along, up);
  // Rounding may put what just stands under the ceiling a hair above it.
  const raised =
    diagonal <= ceiling ? onDiagonal : Math.asin(Math.min(1, ceiling / diagonal)) - lying;
  const angle = Math.max(0, Math.min(raised, onDiagonal));
  return along * Math.cos(angle) + up * Math.sin(angle);
}
