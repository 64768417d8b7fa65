import {
  box,
  type Elevation,
  inch,
  line,
  type ProductDrawing,
  parts,
  type Size,
} from "./shapes.ts";

/** How a seat is drawn. */
export interface SeatShape {
  seats: number;
  /** Whether it has arms. */
  arms: boolean;
  /** Has a reclining mechanism: full arms to the floor, a padded footrest, a tall back. */
  motion: boolean;
  /** Stands on its body, without feet. */
  legless: boolean;
  /** What extends to the full depth: the seat, a chaise, or a return with its own back. */
  runsOut?: "seat" | "chaise" | "return";
  /** Depth of the seats without the extension, inches. */
  bodyDepth: number;
}

interface Seat extends Size, SeatShape {
  arm: number;
  armTop: number;
  seatTop: number;
  leg: number;
}

/** Sofas, chairs, recliners and sectionals: seats in a row, with arms, backs and feet. */
export function seating(size: Size, shape: SeatShape): ProductDrawing {
  const { width, height } = size;
  const seat: Seat = {
    ...size,
    ...shape,
    arm: shape.arms ? Math.min(shape.motion ? 9 : 7, Math.max(3.5, width * 0.16)) : 0,
    armTop: height - Math.min(25, height * 0.7),
    seatTop: height - Math.min(19, height * 0.56),
    leg: shape.motion ? 2 : shape.legless ? 0 : 4.5,
  };
  return { front: seatFront(seat), side: seatSide(seat) };
}

function seatFront(seat: Seat): Elevation {
  const { width, height, arm, armTop, seatTop, leg, motion } = seat;
  const inner = width - 2 * arm;
  const base = height - leg;
  const cushions = parts(seat.seats, arm, inner);
  const seatDeep = motion ? 5.5 : 6;
  const shapes = [
    ...feet(seat, width),
    box(arm ? arm * 0.55 : 1, 1.5, arm ? width - arm * 1.1 : width - 2, base - 3, [3, 0]),
    ...cushions.map(({ at, size }) => box(at, 0, size, seatTop + 2, [motion ? 4.5 : 2.5, 1])),
    box(arm, seatTop + seatDeep - 1, inner, base - seatTop - seatDeep + 1),
    ...cushions.map(({ at, size }) => box(at, seatTop, size, seatDeep, 1.8)),
    ...endOfRun(seat),
    ...(arm
      ? (seat.runsOut === "return" ? [0] : [0, width - arm]).map((x) =>
          box(x, armTop, arm, base - armTop, [motion ? 3.5 : 1.8, 0.6]),
        )
      : []),
  ];
  const details = motion
    ? cushions.flatMap(({ at, size }) => [
        line(at + 2, seatTop * 0.45, at + size - 2, seatTop * 0.45),
        line(at + 1, seatTop + seatDeep + 2, at + size - 1, seatTop + seatDeep + 2),
      ])
    : [];
  return { shapes, details };
}

/** A chaise or return seen from its end: a block in front of the seats. */
function endOfRun({ width, height, arm, armTop, seatTop, leg, runsOut, seats }: Seat): string[] {
  if (!runsOut || runsOut === "seat") return [];
  const span = Math.min((width - 2 * arm) / seats + 1, 38);
  if (runsOut === "return") {
    const x = width - span - arm * 0.4;
    return [box(x, armTop, span, height - leg - armTop, [2.4, 0.6])];
  }
  const x = width - arm - span;
  return [
    box(x, seatTop + 5, span, height - leg - seatTop - 5, [0, 0.6]),
    box(x, seatTop - 0.6, span, 6.6, 2),
  ];
}

function seatSide(seat: Seat): Elevation {
  const { depth, height, arm, armTop, seatTop, leg, motion, runsOut, bodyDepth } = seat;
  const base = height - leg;
  const start = runsOut === "chaise" || runsOut === "return" ? depth - bodyDepth : 0;
  const backFoot = depth - Math.min(7, (depth - start) * 0.2);
  const thick = Math.min(9, (depth - start) * 0.24);
  const armFrom = start + (runsOut === "seat" ? depth * 0.52 : motion ? 1 : 0.6);
  const shapes = [
    ...feet(seat, backFoot + 2),
    leaningBack(depth, backFoot, base, thick),
    box(start + 1, seatTop + 4, backFoot - start - 2, base - seatTop - 4, 0.8),
    box(start, seatTop, depth - start - thick, 6, 2),
    ...alongRun(seat, start, backFoot, thick),
    ...(arm && runsOut !== "return"
      ? [box(armFrom, armTop, backFoot + 1 - armFrom, base - armTop, [motion ? 3 : 1.6, 0.6])]
      : []),
  ];
  const seam = line(armFrom + 1.5, armTop + 5.5, backFoot - 0.5, armTop + 5.5);
  return { shapes, details: motion && arm && runsOut !== "return" ? [seam] : [] };
}

function leaningBack(depth: number, foot: number, base: number, thick: number): string {
  const start = `M${inch(depth - thick - 3.4)} 1.6q0.4 -1.6 2 -1.6h${inch(thick - 1)}q2.4 0 2.4 2.4`;
  return `${start}L${inch(foot + 3)} ${inch(base)}H${inch(foot - thick)}Z`;
}

/** From the side: a chaise beyond the arm, or the outside of a return's back. */
function alongRun(
  { depth, height, leg, seatTop, armTop, runsOut }: Seat,
  start: number,
  backFoot: number,
  thick: number,
): string[] {
  const base = height - leg;
  if (runsOut === "chaise") {
    return [
      box(0.6, seatTop + 5, depth - thick, base - seatTop - 5, 0.8),
      box(0, seatTop - 0.6, start + 14, 6.6, 2),
    ];
  }
  if (runsOut !== "return") return [];
  return [
    box(6, 2.4, backFoot - 4, base - 2.4, [2.4, 0.6]),
    box(0, armTop, 7, base - armTop, [2.4, 0.6]),
  ];
}

function feet({ height, leg, motion }: Seat, across: number): string[] {
  if (leg === 0) return [];
  if (motion) return [box(2.5, height - leg - 0.5, across - 5, leg + 0.5)];
  const inset = Math.min(5, across * 0.12);
  return [inset, across - inset].map(
    (x) =>
      `M${inch(x - 1.2)} ${inch(height - leg - 0.5)}h2.4L${inch(x + 0.7)} ${inch(height)}h-1.4Z`,
  );
}
