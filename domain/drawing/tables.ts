import {
  box,
  type Elevation,
  inch,
  line,
  type ProductDrawing,
  polygon,
  type Size,
} from "./shapes.ts";

export type TableBase = "legs" | "pedestal" | "panels";

/** Tables, desks and benches: a top on legs, a pedestal or two panels. */
export function table({ width, depth, height }: Size, base: TableBase): ProductDrawing {
  return { front: tableView(width, height, base), side: tableView(depth, height, base) };
}

function tableView(across: number, height: number, base: TableBase): Elevation {
  const top = box(0, 0, across, 1.5, 0.6);
  if (base === "pedestal") {
    const foot = across * 0.5;
    const x = across / 2;
    const stem = `M${inch(x - 2)} 1.5C${inch(x - 2)} ${inch(height * 0.6)} ${inch(x - 3)} ${inch(height * 0.85)} ${inch(x - foot / 2)} ${inch(height)}H${inch(x + foot / 2)}C${inch(x + 3)} ${inch(height * 0.85)} ${inch(x + 2)} ${inch(height * 0.6)} ${inch(x + 2)} 1.5Z`;
    return { shapes: [stem, top], details: [] };
  }
  const thick = base === "panels" ? 2.4 : 1.8;
  const inset = Math.min(3, across * 0.07);
  const legs = [inset, across - inset - thick].map((x, k) =>
    base === "panels"
      ? box(x, 1.5, thick, height - 1.5)
      : polygon(
          [x, 1.5],
          [x + thick, 1.5],
          [x + thick - (k ? 0 : 0.6), height],
          [x + (k ? 0.6 : 0), height],
        ),
  );
  const apron = box(inset + thick, 1.5, across - 2 * (inset + thick), Math.min(3.2, height * 0.16));
  return { shapes: [...legs, apron, top], details: [] };
}

/** A dining chair or stool: a seat on legs or a block, with a back unless it has none. */
export function chair(
  { width, depth, height }: Size,
  { seatHeight, legless }: { seatHeight: number; legless: boolean },
): ProductDrawing {
  const seat = height - Math.min(seatHeight, height * 0.72);
  const stand = (across: number) =>
    legless
      ? [box(0.9, seat + 2, across - 1.8, height - seat - 2, [0, 0.6])]
      : legs(across, seat + 2, height);
  return {
    front: {
      shapes: [...stand(width), ...backRest(width, seat), box(0, seat, width, 3, 1.4)],
      details: legless ? [] : rung(width, seat, height),
    },
    side: {
      shapes: [
        ...stand(depth * 0.9),
        polygon([depth * 0.8, seat + 2], [depth - 2, 0.6], [depth, 1.2], [depth * 0.9, seat + 3]),
        box(0, seat, depth * 0.92, 3, 1.4),
      ],
      details: legless ? [] : rung(depth * 0.9, seat, height),
    },
  };
}

/** A desk chair: a back and a seat on a gas lift over a five-star base. */
export function swivelChair({ width, depth, height }: Size): ProductDrawing {
  return {
    front: swivelView(width, height, box(width * 0.14, 0, width * 0.72, height * 0.52, 4)),
    side: swivelView(
      depth,
      height,
      polygon(
        [depth * 0.72, 0.5],
        [depth * 0.86, 0],
        [depth * 0.82, height * 0.55],
        [depth * 0.68, height * 0.52],
      ),
    ),
  };
}

function swivelView(across: number, height: number, back: string): Elevation {
  const seat = height - Math.min(19, height * 0.42);
  const x = across / 2;
  return {
    shapes: [
      box(x - 1, seat + 3, 2, height - seat - 6),
      polygon(
        [x - 1.4, height - 4.5],
        [x + 1.4, height - 4.5],
        [across * 0.94, height - 2],
        [across * 0.94, height - 1],
        [across * 0.06, height - 1],
        [across * 0.06, height - 2],
      ),
      ...[0.08, 0.5, 0.92].map((at) => box(across * at - 1, height - 2, 2, 2, 1)),
      back,
      box(across * 0.06, seat, across * 0.84, 3.4, 1.6),
      box(0, seat - 8, across * 0.16, 1.6, 0.8),
      box(across * 0.84, seat - 8, across * 0.16, 1.6, 0.8),
    ],
    details: [
      line(across * 0.08, seat - 6.4, across * 0.08, seat + 1),
      line(across * 0.92, seat - 6.4, across * 0.92, seat + 1),
    ],
  };
}

function legs(across: number, from: number, height: number): string[] {
  return [0.9, across - 2.3].map((x) => box(x, from, 1.4, height - from, 0.3));
}

function backRest(width: number, seat: number): string[] {
  return seat > 2 ? [box(1, 0, width - 2, seat + 2, [3, 0])] : [];
}

function rung(across: number, seat: number, height: number): string[] {
  const y = seat + (height - seat) * 0.62;
  return [line(2.3, y, across - 2.3, y)];
}
