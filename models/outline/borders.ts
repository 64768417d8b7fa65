import type { Point } from "./points.ts";
import type { Regions } from "./regions.ts";

/** Where the parts of a view end, along the sides of cells. */
export interface Borders {
  /** Around the model and its holes; the last point leads back to the first. */
  loops: Point[][];
  /** Between two parts of the model. */
  lines: Point[][];
}

/** For the top left corner of each cell, the corners beside it that a border leads to. */
type Steps = Map<number, number[]>;

/** Traces the borders of all parts, in cells from the top left of the model's bounds. */
export function bordersOf({ columns, parts }: Regions): Borders {
  const around: Steps = new Map();
  const between: Steps = new Map();
  parts.forEach((part, cell) => {
    addSide(cell, cell + 1, parts[cell - columns] ?? 0, part);
    addSide(cell + columns, cell, parts[cell - 1] ?? 0, part);
  });
  const points = (border: number[]) =>
    border.map((cell): Point => [(cell % columns) - 1, Math.floor(cell / columns) - 1]);
  return { loops: loopsOf(around).map(points), lines: linesOf(between, around).map(points) };

  /** Adds the side between two cells, from one cell's top left corner to another's. */
  function addSide(from: number, to: number, left: number, right: number): void {
    if (left === right) return;
    // With the model on the right, each loop leads in one direction.
    if (left === 0) add(around, from, to);
    else if (right === 0) add(around, to, from);
    else {
      add(between, from, to);
      add(between, to, from);
    }
  }
}

function add(steps: Steps, from: number, to: number): void {
  steps.set(from, [...(steps.get(from) ?? []), to]);
}

function loopsOf(around: Steps): number[][] {
  const left = new Map([...around].map(([from, to]) => [from, [...to]]));
  const loops: number[][] = [];
  for (const start of left.keys()) {
    while (left.get(start)?.length) {
      const loop: number[] = [];
      let corner = start;
      do {
        loop.push(corner);
        corner = left.get(corner)?.pop() ?? start;
      } while (corner !== start);
      loops.push(loop);
    }
  }
  return loops;
}

/** Lines from where three parts meet, or the model's own border, to the next such place. */
function linesOf(between: Steps, around: Steps): number[][] {
  const isEnd = (corner: number) => around.has(corner) || between.get(corner)?.length !== 2;
  const seen = new Set<string>();
  const lines: number[][] = [];
  const starts = [...between.keys()];
  for (const start of [...starts.filter(isEnd), ...starts.filter((corner) => !isEnd(corner))]) {
    for (const first of between.get(start) ?? []) {
      const line = lineFrom(start, first);
      if (line.length > 1) lines.push(line);
    }
  }
  return lines;

  function lineFrom(start: number, first: number): number[] {
    const line = [start];
    let corner = start;
    let next: number | undefined = first;
    while (next !== undefined && !seen.has(`${corner} ${next}`)) {
      seen.add(`${corner} ${next}`).add(`${next} ${corner}`);
      line.push(next);
      corner = next;
      next = isEnd(corner)
        ? undefined
        : between.get(corner)?.find((to) => !seen.has(`${corner} ${to}`));
    }
    return line;
  }
}
