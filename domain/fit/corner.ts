import { isWithin } from "./tolerance.ts";

/** A rectangle that turns around a corner between two straight ways. Inches. */
export interface CornerTurn {
  /** Width of the one way. */
  from: number;
  /** Width of the other. */
  to: number;
  /** The rectangle's longer side. */
  along: number;
  /** Its shorter side. */
  across: number;
}

const quarter = Math.PI / 2;
const steps = 90;
const sines = Array.from({ length: steps + 1 }, (_, step) => Math.sin((step * quarter) / steps));

/**
 * Whether the rectangle stays clear of the inner corner at every angle from 0 to the end. Samples a
 * degree apart find the narrowest angle, and a few steps of Newton's method its exact clearance.
 * @param end angle in radians at which the turning ends
 */
export function isCornerClear(turn: CornerTurn, end = quarter): boolean {
  const { across } = turn;
  const likely = Math.atan(Math.cbrt(turn.to / turn.from));
  if (!isWithin(across, clearance(turn, Math.min(likely, end)))) return false;
  const last = (end / quarter) * steps;
  let narrowest = Number.POSITIVE_INFINITY;
  let at = 0;
  for (let step = 0; step <= last; step += 1) {
    const clear = clearanceBy(turn, sines[step] ?? 0, sines[steps - step] ?? 0);
    if (!isWithin(across, clear)) return false;
    if (clear < narrowest) [narrowest, at] = [clear, step];
  }
  const angle = narrowestNear(turn, (at * quarter) / steps, end);
  return isWithin(across, clearance(turn, angle)) && isWithin(across, clearance(turn, end));
}

/** The room between the rectangle's outer side and the inner corner, at an angle. */
function clearance(turn: CornerTurn, angle: number): number {
  return clearanceBy(turn, Math.sin(angle), Math.cos(angle));
}

function clearanceBy({ from, to, along }: CornerTurn, sine: number, cosine: number): number {
  return from * sine + to * cosine - along * sine * cosine;
}

/** The angle with the least clearance within a degree of a sample. */
function narrowestNear({ from, to, along }: CornerTurn, sample: number, end: number): number {
  const [least, most] = [
    Math.max(0, sample - quarter / steps),
    Math.min(end, sample + quarter / steps),
  ];
  let angle = sample;
  for (let step = 0; step < 4; step += 1) {
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const slope = from * cosine - to * sine - along * (cosine * cosine - sine * sine);
    const bend = 4 * along * sine * cosine - from * sine - to * cosine;
    if (!(bend > 0)) break;
    angle = Math.min(most, Math.max(least, angle - slope / bend));
  }
  return angle;
}
