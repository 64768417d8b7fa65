import type { DepthMap } from "./depth-map.ts";

/** What a view shows, by cell: 0 where the model isn't, else the number of a part. */
export interface Regions {
  columns: number;
  rows: number;
  parts: Int32Array;
}

/** From a cell to the next, one surface comes nearer by this many cells at most. */
const steepest = 30;
/** A region is thin if no cell of it is farther than this from its border, in cells. */
const thin = 8;

/**
 * Splits a view into the parts that are seen: another piece, or the same further behind. A part too
 * thin to be drawn, such as a seam or the gap around a drawer, belongs to the part beside it, and a
 * thin hole is covered.
 */
export function regionsOf(map: DepthMap): Regions {
  const { columns, rows, near } = map;
  const regions = connectedCells(map);
  const { thick, open } = sorted(map, regions);
  const isCovered = (cell: number) => near[cell] !== -Infinity;
  const parts = regions.map((region, cell) => {
    if (isCovered(cell)) return thick.has(region) ? region : -1;
    return thick.has(region) || open.has(region) ? 0 : -1;
  });
  spread(map, parts);
  // Thin parts without any other beside them, such as a wire, are drawn as they are.
  parts.forEach((part, cell) => {
    if (part === -1) parts[cell] = isCovered(cell) ? (regions[cell] ?? 0) : 0;
  });
  return { columns, rows, parts };
}

/** Numbers connected cells of one surface, or of one opening, from 1. */
function connectedCells(map: DepthMap): Int32Array {
  const regions = new Int32Array(map.near.length);
  let region = 0;
  for (let start = 0; start < regions.length; start += 1) {
    if (regions[start] !== 0) continue;
    region += 1;
    regions[start] = region;
    const waiting = [start];
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      for (const next of neighbors(map, cell)) {
        if (regions[next] !== 0 || !isOneSurface(map, cell, next)) continue;
        regions[next] = region;
        waiting.push(next);
      }
    }
  }
  return regions;
}

function isOneSurface({ near, pieces }: DepthMap, a: number, b: number): boolean {
  const [nearA = -Infinity, nearB = -Infinity] = [near[a], near[b]];
  if (nearA === -Infinity || nearB === -Infinity) return nearA === nearB;
  return pieces[a] === pieces[b] && Math.abs(nearA - nearB) <= steepest;
}

/** Which regions aren't thin, and which openings reach the edge of the view. */
function sorted(map: DepthMap, regions: Int32Array) {
  const thick = new Set<number>();
  const open = new Set<number>();
  const distances = distancesToBorder(map, regions);
  regions.forEach((region, cell) => {
    if ((distances[cell] ?? 0) > thin) thick.add(region);
    if (map.near[cell] === -Infinity && neighbors(map, cell).length < 4) open.add(region);
  });
  return { thick, open };
}

/** How many steps each cell is from the border of its region, in steps to the four sides. */
function distancesToBorder(map: DepthMap, regions: Int32Array): Int32Array {
  const distances = new Int32Array(regions.length);
  let border: number[] = [];
  regions.forEach((region, cell) => {
    const around = neighbors(map, cell);
    const isInside = around.length === 4 && around.every((next) => regions[next] === region);
    if (isInside) return;
    distances[cell] = 1;
    border.push(cell);
  });
  for (let distance = 2; border.length > 0; distance += 1) {
    border = border.flatMap((cell) =>
      neighbors(map, cell).filter((next) => {
        if (distances[next] !== 0) return false;
        distances[next] = distance;
        return true;
      }),
    );
  }
  return distances;
}

/** Gives cells that have no part yet (-1) that of the nearest cell of the model. */
function spread(map: DepthMap, parts: Int32Array): void {
  let border: number[] = [];
  parts.forEach((part, cell) => {
    if (part > 0) border.push(cell);
  });
  while (border.length > 0) {
    border = border.flatMap((cell) =>
      neighbors(map, cell).filter((next) => {
        if (parts[next] !== -1) return false;
        parts[next] = parts[cell] ?? 0;
        return true;
      }),
    );
  }
}

function neighbors({ columns, rows }: DepthMap, cell: number): number[] {
  const column = cell % columns;
  const found: number[] = [];
  if (column > 0) found.push(cell - 1);
  if (column < columns - 1) found.push(cell + 1);
  if (cell >= columns) found.push(cell - columns);
  if (cell < columns * (rows - 1)) found.push(cell + columns);
  return found;
}
