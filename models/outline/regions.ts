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
/** The region outside the model. */
const outside = 1;

/**
 * Splits a view into the parts that are seen: another piece, or the same further behind. A part too
 * thin to be drawn, such as a seam or the gap around a drawer, belongs to the part beside it, and a
 * thin hole is covered.
 */
export function regionsOf(map: DepthMap): Regions {
  const { columns, rows, near } = map;
  const regions = connectedCells(map);
  const thick = thickRegions(map, regions);
  const isCovered = (cell: number) => near[cell] !== -Infinity;
  const parts = regions.map((region, cell) => {
    if (!thick.has(region)) return region === outside ? 0 : -1;
    return isCovered(cell) ? region : 0;
  });
  spread(map, parts);
  // Thin parts without any other beside them, such as a wire, are drawn as they are.
  parts.forEach((part, cell) => {
    if (part === -1) parts[cell] = isCovered(cell) ? (regions[cell] ?? 0) : 0;
  });
  return { columns, rows, parts };
}

/** Numbers connected cells of one surface, or of one opening, from 1: what is outside. */
function connectedCells(map: DepthMap): Int32Array {
  const regions = new Int32Array(map.near.length);
  const beside = neighbors(map);
  let region = 0;
  for (let start = 0; start < regions.length; start += 1) {
    if (regions[start] !== 0) continue;
    region += 1;
    regions[start] = region;
    const waiting = [start];
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      for (const step of beside) {
        const next = cell + step;
        if (regions[next] !== 0 || !isOneSurface(map, cell, next)) continue;
        regions[next] = region;
        waiting.push(next);
      }
    }
  }
  return regions;
}

function isOneSurface({ near, pieces }: DepthMap, a: number, b: number): boolean {
  const nearA = near[a] ?? -Infinity;
  const nearB = near[b] ?? -Infinity;
  if (nearA === -Infinity || nearB === -Infinity) return nearA === nearB;
  return pieces[a] === pieces[b] && Math.abs(nearA - nearB) <= steepest;
}

/** The regions with a cell that is farther from their border than a thin one's. */
function thickRegions(map: DepthMap, regions: Int32Array): Set<number> {
  const beside = neighbors(map);
  const isNearBorder = new Uint8Array(regions.length);
  let border: number[] = [];
  regions.forEach((region, cell) => {
    if (beside.every((step) => (regions[cell + step] ?? region) === region)) return;
    isNearBorder[cell] = 1;
    border.push(cell);
  });
  for (let distance = 1; distance < thin; distance += 1) {
    border = grown(border, beside, (next) => {
      if (isNearBorder[next] !== 0) return false;
      isNearBorder[next] = 1;
      return true;
    });
  }
  return new Set(regions.filter((_, cell) => isNearBorder[cell] === 0));
}

/** Gives cells that have no part yet (-1) that of the nearest cell of the model. */
function spread(map: DepthMap, parts: Int32Array): void {
  const beside = neighbors(map);
  let border: number[] = [];
  parts.forEach((part, cell) => {
    if (part > 0 && beside.some((step) => parts[cell + step] === -1)) border.push(cell);
  });
  while (border.length > 0) {
    border = grown(border, beside, (next, from) => {
      if (parts[next] !== -1) return false;
      parts[next] = parts[from] ?? 0;
      return true;
    });
  }
}

/** The cells beside some others that `take` takes. */
function grown(
  border: readonly number[],
  beside: readonly number[],
  take: (next: number, from: number) => boolean,
): number[] {
  const taken: number[] = [];
  for (const cell of border) {
    for (const step of beside) {
      if (take(cell + step, cell)) taken.push(cell + step);
    }
  }
  return taken;
}

/** Steps to the four cells beside one. At the ends of a row they lead to another, also outside. */
function neighbors({ columns }: DepthMap): readonly number[] {
  return [-1, 1, -columns, columns];
}
