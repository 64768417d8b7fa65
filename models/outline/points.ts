/** A point in cells from the top left of a view. */
export type Point = readonly [x: number, y: number];

/** How wide and how high points lie apart. */
export function sizeOf(points: readonly Point[]): { width: number; height: number } {
  const [left, right] = ends(points, 0);
  const [top, bottom] = ends(points, 1);
  return { width: right - left, height: bottom - top };
}

/** Whether points reach an edge of a view, but for a cell that is too thin to be covered. */
export function reachEdge(points: readonly Point[], columns: number, rows: number): boolean {
  return points.some(([x, y]) => x <= 1 || y <= 1 || x >= columns - 1 || y >= rows - 1);
}

/** On each side of a point, how many others its smoothed place is the mean of. */
const smoothing = 12;

/** A line along the sides of cells without their steps; its ends stay. */
export function smoothed(line: readonly Point[]): Point[] {
  return line.map((_, at) => {
    const reach = Math.min(smoothing, at, line.length - 1 - at);
    const around = line.slice(at - reach, at + reach + 1);
    const sum = (axis: 0 | 1) => around.reduce((total, point) => total + point[axis], 0);
    return [sum(0) / around.length, sum(1) / around.length];
  });
}

/** A point in whole units of paths, each two cells. */
export function inUnits([x, y]: Point): Point {
  return [Math.round(x / 2), Math.round(y / 2)];
}

function ends(points: readonly Point[], axis: 0 | 1): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const point of points) {
    least = Math.min(least, point[axis]);
    most = Math.max(most, point[axis]);
  }
  return [least, most];
}
