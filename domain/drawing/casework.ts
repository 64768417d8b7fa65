import { box, line, type ProductDrawing, parts, type Size } from "./shapes.ts";

/** The columns of a cabinet's front from left to right, each with its cells from the top. */
export type CabinetCell = "drawer" | "door" | "shelf";
export interface CabinetShape {
  columns: readonly (readonly CabinetCell[])[];
  /** Height of legs or plinth, inches. */
  leg: number;
  standsOn: "legs" | "plinth";
}

const board = 0.9;

/**
 * Chests, dressers, sideboards, stands and bookcases: a box on legs or a plinth, with drawers,
 * doors or shelves.
 */
export function cabinet(size: Size, { columns, leg, standsOn }: CabinetShape): ProductDrawing {
  const { width, depth, height } = size;
  const body = height - leg;
  const details: string[] = [];
  const shapes = [...stand(width, height, leg, standsOn), box(0.3, 0, width - 0.6, body, 0.3)];
  for (const [k, column] of parts(columns.length, board, width - 2 * board).entries()) {
    const cells = columns[k] ?? [];
    for (const [row, { at, size: tall }] of parts(
      cells.length,
      board,
      body - 2 * board,
    ).entries()) {
      const cell = { x: column.at, y: at, w: column.size, h: tall };
      if (cells[row] === "shelf") details.push(line(cell.x, at + tall, cell.x + cell.w, at + tall));
      else shapes.push(box(cell.x + 0.35, at + 0.3, cell.w - 0.7, tall - 0.6, 0.25));
      details.push(...pulls(cells[row] ?? "shelf", cell));
    }
  }
  return {
    front: { shapes: [...shapes, box(0, 0, width, board, 0.3)], details },
    side: {
      shapes: [
        ...stand(depth, height, leg, standsOn),
        box(0.5, 0.4, depth - 0.5, body - 0.4, 0.2),
        box(0, 0, depth, board, 0.3),
      ],
      details: [line(1.4, board, 1.4, body)],
    },
  };
}

function pulls(cell: CabinetCell, { x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  const middle = y + h / 2;
  if (cell === "drawer") {
    const at = w > 26 ? [x + w * 0.27, x + w * 0.73] : [x + w / 2];
    return at.map((center) => line(center - 1.6, middle, center + 1.6, middle));
  }
  if (cell === "shelf") return [];
  const seam = x + w / 2;
  return w > 24
    ? [
        line(seam, y + 0.3, seam, y + h - 0.3),
        line(seam - 1.2, middle - 2, seam - 1.2, middle + 2),
        line(seam + 1.2, middle - 2, seam + 1.2, middle + 2),
      ]
    : [line(x + w - 1.8, middle - 2, x + w - 1.8, middle + 2)];
}

function stand(across: number, height: number, leg: number, on: CabinetShape["standsOn"]) {
  if (on === "plinth") return [box(0.8, height - leg - 0.3, across - 1.6, leg + 0.3)];
  const inset = Math.min(2.4, across * 0.1);
  return [inset, across - inset - 1.4].map((x) => box(x, height - leg - 0.3, 1.4, leg + 0.3, 0.2));
}
